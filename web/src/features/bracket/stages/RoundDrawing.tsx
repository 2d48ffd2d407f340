import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { isStarted } from '@upper-bracket/shared/bracket/model/isStarted'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import type { Pairing } from '@upper-bracket/shared/bracket/pairing/pairing'
import { isUsed } from '@upper-bracket/shared/bracket/stages/isUsed'
import {
  dueRound,
  redrawableRound,
  type SwissStage,
  swissRounds,
} from '@upper-bracket/shared/bracket/stages/publication'
import { pairingBasis, pairingOf } from '@upper-bracket/shared/bracket/stages/swissRounds'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '#ui/useSend.ts'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { drawingId } from './drawingId.ts'
import { useTableBracket } from './useTableBracket.ts'

/**
 * Shows organizers the pairings of the next Swiss round before they are published, or those of a round to draw again.
 */
export default function RoundDrawing({ stage }: { stage: SwissStage }) {
  const { t } = useTranslation('stages')
  const bracket = useTableBracket()
  const drawing = useMemo(() => drawingOf(bracket, stage), [bracket, stage])
  const { competitionId, bracketId } = useBracketScope()
  const [publishRound, { isLoading: busy }] = useBracketCommand('publishRound')
  const send = useSend()
  const id = useId()
  if (drawing === null) return null
  const { round, pairing, isRedraw } = drawing
  const publish = () =>
    send(
      publishRound({
        ...{ competitionId, bracketId, stage: stage.key, round, redraw: isRedraw },
        basis: pairingBasis(pairing),
      }),
      t(isRedraw ? 'redrawn' : 'published', { round }),
    )
  return (
    <Panel id={drawingId} aria-labelledby={id} tabIndex={-1}>
      <Typography id={id} variant="h3" component="h2">
        {t(isRedraw ? 'redrawTitle' : 'drawingTitle', { round })}
      </Typography>
      <Typography color="textSecondary">{t(isRedraw ? 'redrawLead' : 'drawingLead')}</Typography>
      <Pairs pairing={pairing} />
      <Button
        variant={isRedraw ? 'outlined' : 'contained'}
        loading={busy}
        onClick={() => void publish()}
        sx={{ minHeight: 44, justifySelf: 'start' }}
      >
        {t(isRedraw ? 'redraw' : 'publish', { round })}
      </Button>
    </Panel>
  )
}

function Pairs({ pairing: { pairs, bye, rematches, isSecondBye } }: { pairing: Pairing }) {
  const { t } = useTranslation(['stages', 'bracket'])
  const { team } = useMatchTexts()
  return (
    <>
      <ol>
        {pairs.map(({ teamIds: [one, other], isRematch }) => (
          <li key={one}>
            {t('bracket:versus', { one: team(one), other: team(other) })}
            {isRematch && <small>{t('rematch')}</small>}
          </li>
        ))}
        {bye !== null && (
          <li>
            {team(bye)}
            <small>{t(isSecondBye ? 'secondBye' : 'bye')}</small>
          </li>
        )}
      </ol>
      {rematches > 0 && (
        <Alert severity="warning" variant="outlined">
          {t('rematches', { count: rematches })}
        </Alert>
      )}
    </>
  )
}

interface Drawing {
  readonly round: number
  readonly pairing: Pairing
  /** Whether the round is published with other pairings. */
  readonly isRedraw: boolean
}

/**
 * Returns the round that waits for the organizers. The latest published round can be drawn again while none of its
 * matches has started; that is offered if its pairings would be others by now.
 */
function drawingOf(bracket: Bracket, stage: SwissStage): Drawing | null {
  const due = stage.publishing === 'manual' ? dueRound(bracket, stage) : null
  if (due !== null) return { round: due, pairing: pairingOf(bracket, stage, due), isRedraw: false }
  const round = redrawableRound(bracket, stage)
  if (round === null) return null
  const matches = (swissRounds(bracket, stage)[round - 1] ?? []).filter(isUsed)
  if (matches.some(isStarted)) return null
  const pairing = pairingOf(bracket, stage, round)
  return isSamePairing(matches, pairing) ? null : { round, pairing, isRedraw: true }
}

function isSamePairing(matches: readonly Match[], { pairs, bye }: Pairing): boolean {
  const seen = new Set(matches.map(match => teamPair(match).join(' ')))
  const isSeen = pairs.every(({ teamIds }) => seen.has(teamIds.join(' ')))
  return (
    isSeen && (bye === null || matches.some(match => match.status === 'bye' && teamPair(match).includes(bye)))
  )
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  maxWidth: '40rem',
  padding: 16,
  border: `1px solid ${theme.vars.palette.background.frame}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  ol: { margin: 0, paddingLeft: 28, display: 'grid', gap: 6, fontWeight: 550, overflowWrap: 'anywhere' },
  'li::marker': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  small: { display: 'block', fontSize: 13, fontWeight: 400, color: theme.vars.palette.text.secondary },
}))
