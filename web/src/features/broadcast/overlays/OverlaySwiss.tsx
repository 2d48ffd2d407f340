import { styled, type Theme } from '@mui/material/styles'
import type { SwissStage } from '@upper-bracket/shared/bracket/model/stage'
import { type SwissColumn, swissBoard } from '@upper-bracket/shared/bracket/stages/swissBoard'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import { boardStyle, RecordBox, SwissColumns } from '#features/bracket/stages/SwissView.tsx'
import { useTableBracket } from '#features/bracket/state/useTableBracket.ts'
import { OverlayScreen } from './OverlayScreen.tsx'

/** As many columns as have room next to each other. */
const maxColumns = 6
/** The matches of a round of so many teams have room below each other. */
const maxTeams = 16

/** A Swiss stage: the board by rounds and records or, of a large one, the latest round by records. */
export default function OverlaySwiss({ stage }: { stage: SwissStage }) {
  const { t } = useTranslation('bracket')
  const bracket = useTableBracket()
  const board = useMemo(() => swissBoard(bracket, stage), [bracket, stage])
  const latest = latestColumn(board)
  const [teams = 0] = stage.groups.map(({ entrants }) => entrants.length)
  if (teams > maxTeams && latest !== undefined)
    return (
      <OverlayScreen columns={4} columnWidth={228}>
        <Records className="panel">
          <h2>{roundName(t, { key: 'swiss-round', round: latest.round, group: null })}</h2>
          {latest.boxes.map(box => (
            <RecordBox
              key={`${box.wins} ${box.draws} ${box.losses}`}
              stage={stage}
              box={box}
              round={latest.round}
            />
          ))}
        </Records>
      </OverlayScreen>
    )
  const end = Math.max(latest?.round ?? 1, maxColumns)
  return (
    <OverlayScreen columns={1} columnWidth={936}>
      <Rounds className="panel">
        <SwissColumns stage={stage} columns={board.slice(end - maxColumns, end)} />
      </Rounds>
    </OverlayScreen>
  )
}

/** The last round that has matches. */
function latestColumn(board: readonly SwissColumn[]): SwissColumn | undefined {
  return board.findLast(({ boxes }) => boxes.some(({ matches }) => matches.length > 0)) ?? board[0]
}

/** Records and their matches, in less room than on the page of the bracket. */
const compact = (theme: Theme) =>
  ({
    ...boardStyle({ theme }),
    lineHeight: 1.3,
    '.box': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 4,
      padding: 5,
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.shape.borderRadius,
    },
    h3: { display: 'flex', alignItems: 'baseline', gap: 6, margin: 0, fontSize: 14, whiteSpace: 'nowrap' },
    'ol > li': { height: 36 },
    '& .box > ol': { gap: 4 },
    '& .box > ul > li': {
      padding: '1px 0',
      fontSize: 13,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      unicodeBidi: 'plaintext',
    },
    'ul + p': { display: 'none' },
  }) as const

const Records = styled('div')(({ theme }) => ({
  ...compact(theme),
  '&.panel': { breakInside: 'auto' },
  '.box': { ...compact(theme)['.box'], marginTop: 8 },
  'ol > li': { height: 36, breakInside: 'avoid' },
}))

const Rounds = styled('div')(({ theme }) => ({
  ...compact(theme),
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  section: { flex: '1 0 0', minWidth: 0, display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' },
}))
