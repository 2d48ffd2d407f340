import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { type DraftView, draftView } from '@upper-bracket/shared/draft/draftView'
import { timeLeft } from '@upper-bracket/shared/draft/turn'
import { type RankScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { draftTeamName } from '@upper-bracket/shared/wording/draftState'
import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type StoredPlayer, usePlayersQuery } from '#documents/competition.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { OverlayDraftHead } from './OverlayDraftHead.tsx'
import { OverlayDraftTeams } from './OverlayDraftTeams.tsx'
import { OverlayRank } from './OverlayRank.tsx'
import { type OverlayViewProps, StageBottom, stageSize } from './overlayStage.ts'
import { useShownDraft } from './useShownDraft.ts'

/** For how long the last pick is shown large, in milliseconds. */
const revealMs = 6000
const maxBest = 6

const margin = 24
const gap = 12
const headHeight = 168
const bestHeight = 84

/** The captains' draft: whose turn it is with the clock, the teams so far, the last pick and the best of the pool. */
export default function OverlayDraft({ competition }: OverlayViewProps) {
  const draft = useShownDraft(competition)
  const players = usePlayersQuery(draft === null ? '' : competition.id, { skip: draft === null }).currentData
  if (draft === null || players === undefined) return null
  return <Shown draft={draft} players={players.value} scale={rankScaleOf(competition)} />
}

interface ShownProps {
  readonly draft: Draft
  readonly players: readonly StoredPlayer[]
  readonly scale: RankScale
}

function Shown({ draft, players, scale }: ShownProps) {
  const view = useMemo(() => draftView(draft, players, scale), [draft, players, scale])
  const bottom = useContext(StageBottom)
  const now = useServerNow(1000)
  const isPaused = draft.status === 'paused'
  const left = typeof now === 'number' || isPaused ? timeLeft(draft, players, now ?? 0) : null
  const { lastPick, pool } = view
  const isNew = lastPick !== null && typeof now === 'number' && now - lastPick.at < revealMs
  const best = pool.length > 0 && draft.status !== 'confirmed' ? bestHeight + gap : 0
  const height = stageSize.height - bottom - 2 * margin - headHeight - gap - best
  return (
    <Box sx={screen} style={{ height: stageSize.height - bottom }}>
      <OverlayDraftHead draft={draft} view={view} left={left} height={headHeight} />
      <OverlayDraftTeams view={view} scale={scale} height={height} />
      {best > 0 && <Best view={view} scale={scale} />}
      {isNew && <LastPick key={lastPick.turn} view={view} scale={scale} pick={lastPick} />}
    </Box>
  )
}

interface PartProps {
  readonly view: DraftView<StoredPlayer>
  readonly scale: RankScale
}

/** The players of the highest ranks who can still be picked. */
function Best({ view: { pool }, scale }: PartProps) {
  const { t } = useTranslation('live')
  return (
    <Box sx={[panel, bar]} style={{ height: bestHeight }}>
      <Box sx={{ flexShrink: 0, fontSize: 24, color: 'text.secondary' }}>
        {t('draftBest', { count: pool.length })}
      </Box>
      <Box component="ol" sx={list}>
        {pool.slice(0, maxBest).map(player => (
          <li key={player.uid}>
            <OverlayRank scale={scale} tier={player.rankTier} size={48} />
            <Box component="span" title={player.displayName ?? undefined} sx={name}>
              {player.displayName}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

function LastPick({
  view: { teams },
  scale,
  pick,
}: PartProps & { readonly pick: NonNullable<DraftView<StoredPlayer>['lastPick']> }) {
  const { t } = useTranslation(['draft', 'live'])
  const captain = draftTeamName(t, teams, pick.team)
  const { displayName, rankTier } = pick.player
  return (
    <Box sx={reveal} data-last-pick>
      <Box sx={{ fontSize: 36, color: 'text.secondary', ...name }}>
        {[t('live:draftPick', { captain }), ...(pick.by === 'clock' ? [t('draft:by_clock')] : [])].join(
          ' · ',
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '32px', minWidth: 0 }}>
        <OverlayRank scale={scale} tier={rankTier} size={128} />
        <Box
          component="span"
          title={displayName ?? undefined}
          sx={{
            fontSize: (displayName ?? '').length > 18 ? 64 : 104,
            fontWeight: 700,
            lineHeight: 1.1,
            ...name,
          }}
        >
          {displayName}
        </Box>
      </Box>
    </Box>
  )
}

const appear = keyframes`
  from { opacity: 0; scale: 0.9; }
`

const screen = {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'start',
  gap: `${gap}px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: `${margin}px`,
} as const

const panel = {
  boxSizing: 'border-box',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

const bar = { display: 'flex', alignItems: 'center', gap: '28px', px: '28px' } as const

const list = {
  listStyle: 'none',
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: `repeat(${maxBest}, minmax(0, 1fr))`,
  gap: '20px',
  minWidth: 0,
  m: 0,
  p: 0,
  fontSize: 28,
  '& li': { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
} as const

const name = {
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
} as const

/** Lies over the teams, in the middle of the stage. */
const reveal = {
  ...panel,
  position: 'absolute',
  inset: '50% 200px auto',
  translate: '0 -50%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyContent: 'center',
  justifyItems: 'center',
  gap: '12px',
  p: '48px',
  borderTop: '6px solid var(--overlay-accent)',
  bgcolor: 'background.raised',
  boxShadow: '0 0 80px 20px rgba(0, 0, 0, 0.6)',
  animation: `${appear} 300ms ease-out`,
} as const
