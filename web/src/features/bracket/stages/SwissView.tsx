import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { SwissStage } from '@upper-bracket/shared/bracket/model/stage'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { type SwissBox, type SwissColumn, swissBoard } from '@upper-bracket/shared/bracket/stages/swissBoard'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { TeamFace } from '#ui/TeamFace.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { useIsHighlighted, useTeamHighlight } from '../state/teamHighlight.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { LazyGroupTable } from './LazyGroupTable.tsx'
import { MatchList } from './MatchList.tsx'
import { outcomeText, recordText } from '@upper-bracket/shared/wording/stageRounds'
import { useTableBracket } from '../state/useTableBracket.ts'

interface SwissViewProps {
  readonly stage: SwissStage
  readonly rounds: readonly BracketRound[]
}

/** A Swiss stage by rounds and records, its table, and the tie-break match if there is one. */
export function SwissView({ stage, rounds }: SwissViewProps) {
  const { t } = useTranslation(['stages', 'bracket'])
  const bracket = useTableBracket()
  const board = useMemo(() => swissBoard(bracket, stage), [bracket, stage])
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Board role="region" aria-label={t('swissBoard')} tabIndex={0}>
        <SwissColumns stage={stage} columns={board} />
      </Board>
      <Box component="section" sx={{ maxWidth: '52rem' }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {t('table')}
        </Typography>
        <LazyGroupTable stage={stage} group={0} />
      </Box>
      {rounds
        .filter(({ section }) => section === 'tie-break')
        .map(({ matches }) => (
          <Box component="section" key="tie-break" sx={{ maxWidth: 280 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {t('bracket:tieBreak')}
            </Typography>
            <MatchList matchIds={matches.map(({ id }) => id)} />
          </Box>
        ))}
    </Box>
  )
}

interface SwissColumnsProps {
  readonly stage: SwissStage
  readonly columns: readonly SwissColumn[]
}

/** The rounds of a board, each with its records. */
export function SwissColumns({ stage, columns }: SwissColumnsProps) {
  return columns.map(column => <Column key={column.round} stage={stage} column={column} />)
}

function Column({
  stage,
  column: { round, boxes },
}: {
  readonly stage: SwissStage
  readonly column: SwissColumn
}) {
  const { t } = useTranslation(['stages', 'bracket'])
  return (
    <section>
      <h2>{round > stage.roundCount ? t('afterRounds') : t('bracket:groupRound', { round })}</h2>
      {boxes.length === 0 && <p>{t('swissUndrawn', { round: round - 1 })}</p>}
      {boxes.map(box => (
        <RecordBox key={`${box.wins} ${box.draws} ${box.losses}`} stage={stage} box={box} round={round} />
      ))}
    </section>
  )
}

interface RecordBoxProps {
  readonly stage: SwissStage
  readonly box: SwissBox
  readonly round: number
}

export function RecordBox({ stage, box, round }: RecordBoxProps) {
  const { shape } = useTableBracket()
  const { t } = useTranslation('stages')
  const { state, matches, teamIds } = box
  const record = recordText(t, box)
  const outcome = outcomeText(t, shape, stage, box)
  return (
    <div className="box" data-state={state}>
      <h3>
        <span style={visuallyHidden}>{t('recordSpoken', { record })}</span>
        <span className="record" aria-hidden="true">
          {record}
        </span>
        {outcome !== null && <small>{outcome}</small>}
      </h3>
      {matches.length > 0 && <MatchList matchIds={matches.map(({ id }) => id)} />}
      {teamIds.length > 0 && (
        <PlainList>
          {teamIds.map(teamId => (
            <TeamLine key={teamId} teamId={teamId} />
          ))}
        </PlainList>
      )}
      {matches.length === 0 && state === 'playing' && (
        <p>{teamIds.length > 0 ? t('swissDue') : t('swissUndrawn', { round: round - 1 })}</p>
      )}
      {teamIds.length === 0 && state !== 'playing' && <p>{t('swissOpen')}</p>}
    </div>
  )
}

function TeamLine({ teamId }: { teamId: string }) {
  const texts = useMatchTexts()
  const highlight = useTeamHighlight()
  return (
    <li
      title={texts.team(teamId)}
      data-highlighted={useIsHighlighted(teamId) || undefined}
      onPointerEnter={() => highlight.pointAt([teamId])}
      onPointerLeave={() => highlight.pointAt([])}
    >
      <TeamFace face={texts.face(teamId)} inText />
      {texts.team(teamId)}
    </li>
  )
}

const Board = styled('div')(({ theme }) => ({
  ...boardStyle({ theme }),
  // Hidden texts stay within the part that scrolls.
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Leaves room for focus rings and the scroll bar.
  padding: '2px 2px 12px',
  // Six columns leave little room for names.
  '& .box .slot': { gridTemplateColumns: 'minmax(20px, auto) minmax(0, 1fr) auto', paddingRight: 0 },
  '& .box .seed': { paddingLeft: 4 },
  '& .box .team': { marginLeft: 4, fontSize: 13 },
  '& .box .score': { minWidth: 26, padding: '0 2px' },
}))

/** Returns the look of rounds and records, without their arrangement. */
export function boardStyle({ theme }: { theme: Theme }) {
  return {
    section: {
      // The six columns of a major fit next to the agenda in a window of 1440 pixels.
      flex: '1 0 166px',
      maxWidth: 280,
      display: 'grid',
      gap: 12,
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    h2: { margin: 0, fontSize: 14, fontWeight: 700, color: theme.vars.palette.text.secondary },
    p: { margin: 0, fontSize: 13, color: theme.vars.palette.text.secondary },
    '.box': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 8,
      padding: 5,
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.shape.borderRadius,
    },
    '.box[data-state="advanced"]': { borderColor: theme.vars.palette.brand.main },
    h3: { display: 'flex', alignItems: 'baseline', gap: 8, margin: 0, fontSize: 16 },
    '.record': { fontFamily: theme.typography.score.fontFamily, fontVariantNumeric: 'tabular-nums' },
    small: { fontSize: 12, fontWeight: 500, color: theme.vars.palette.text.secondary },
    '.box[data-state="advanced"] small': { color: theme.vars.palette.brand.main },
    '.box > ul > li': { padding: '3px 0', fontSize: 14, fontWeight: 550, overflowWrap: 'anywhere' },
    '.box[data-state="eliminated"] li': { color: theme.vars.palette.text.secondary },
    'li[data-highlighted]': { color: theme.vars.palette.brand.main },
  } as const
}
