import Box from '@mui/material/Box'
import type { DraftedTeam, DraftView } from '@upper-bracket/shared/draft/draftView'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { draftTeamName } from '@upper-bracket/shared/wording/draftState'
import { useTranslation } from 'react-i18next'
import type { StoredPlayer } from '#documents/competition.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { OverlayRank } from './OverlayRank.tsx'
import { columnGap } from './overlayStage.ts'

interface OverlayDraftTeamsProps {
  readonly view: DraftView<StoredPlayer>
  readonly scale: RankScale
  readonly height: number
}

const maxRows = 4
/** Cards of a few teams would be larger than their names need. */
const maxLineHeight = 72
const padding = 8

/** The teams so far with their sums: up to sixteen at once, and the others on further pages. */
export function OverlayDraftTeams({ view, scale, height }: OverlayDraftTeamsProps) {
  const { t } = useTranslation('draft')
  const { teams, turns, lastPick } = view
  const columns = teams.length <= 4 ? 2 : teams.length <= 9 ? 3 : 4
  const rows = Math.min(maxRows, Math.ceil(teams.length / columns))
  const cardHeight = (height - (rows - 1) * columnGap) / rows
  const line = Math.min(maxLineHeight, Math.floor((cardHeight - 2 * padding) / teamSize))
  return (
    <Box
      component="ul"
      data-pages
      sx={grid}
      style={{
        gridTemplateRows: `repeat(${rows}, ${line * teamSize + 2 * padding}px)`,
        gridAutoColumns: `calc((100% - ${(columns - 1) * columnGap}px) / ${columns})`,
        fontSize: Math.max(24, Math.round(line * 0.66)),
        lineHeight: `${line}px`,
      }}
    >
      {teams.map(team => (
        <Card
          key={team.index}
          team={team}
          emptyName={team.members.length === 0 ? draftTeamName(t, teams, team.index) : null}
          scale={scale}
          line={line}
          isOnTurn={turns[0]?.team === team.index}
          picked={lastPick?.uid ?? null}
        />
      ))}
    </Box>
  )
}

interface CardProps {
  readonly team: DraftedTeam<StoredPlayer>
  /** Null if somebody is in the team. */
  readonly emptyName: string | null
  readonly scale: RankScale
  readonly line: number
  readonly isOnTurn: boolean
  /** The player who was picked last. */
  readonly picked: string | null
}

function Card({ team: { members, rankSum }, emptyName, scale, line, isOnTurn, picked }: CardProps) {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  return (
    <Box component="li" sx={card} data-on-turn={isOnTurn || undefined}>
      {emptyName !== null && (
        <Box sx={[row, captain]} style={{ height: line }}>
          <span>{emptyName}</span>
        </Box>
      )}
      {members.map((member, place) => (
        <Box
          key={member.uid}
          sx={[row, place === 0 && captain, member.uid === picked && last]}
          style={{ height: line }}
        >
          <OverlayRank scale={scale} tier={member.rankTier} size={Math.round(line * 0.85)} />
          <span title={member.displayName ?? undefined}>{member.displayName ?? t('deletedPlayer')}</span>
          {place === 0 && (
            <Box component="b" sx={{ ml: 'auto', flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              Σ {rankSum.toLocaleString(language)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** Columns are filled row by row on every page: a page is as wide as its columns. */
const grid = {
  position: 'relative',
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: `${columnGap}px`,
  overflow: 'hidden',
  m: 0,
  p: 0,
} as const

const card = {
  boxSizing: 'border-box',
  minWidth: 0,
  p: `${padding}px 20px`,
  borderRadius: 1,
  borderLeft: '6px solid transparent',
  bgcolor: 'background.paper',
  '&[data-on-turn]': { borderLeftColor: 'var(--overlay-accent)', bgcolor: 'background.raised' },
} as const

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: 'text.secondary',
  '& > span': {
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    unicodeBidi: 'plaintext',
  },
} as const
const captain = { color: 'text.primary', fontWeight: 700 } as const
const last = { color: 'brand.main' } as const
