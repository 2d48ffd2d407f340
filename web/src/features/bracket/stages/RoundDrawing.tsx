import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { SwissStage } from '@upper-bracket/shared/bracket/model/stage'
import type { Pair, Pairing } from '@upper-bracket/shared/bracket/pairing/pairing'
import {
  type PairByHand,
  pairingByHand,
  pairsByHand,
  swapped,
} from '@upper-bracket/shared/bracket/stages/handPairing'
import { roundDrawing } from '@upper-bracket/shared/bracket/stages/roundDrawing'
import { pairingBasis, recordsBefore } from '@upper-bracket/shared/bracket/stages/swissRounds'
import { recordText } from '@upper-bracket/shared/wording/stageRounds'
import { pairsByRecords } from '@upper-bracket/shared/format/swissPairing'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useTableBracket } from '../state/useTableBracket.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useUndoable } from '../undo/useUndoable.ts'
import { drawingId } from './drawingId.ts'

/**
 * Shows organizers the pairings of the next Swiss round before they are published, or those of a round to draw again.
 * Teams can be swapped by hand.
 */
export default function RoundDrawing({ stage }: { stage: SwissStage }) {
  const { t } = useTranslation('stages')
  const bracket = useTableBracket()
  const drawing = useMemo(() => roundDrawing(bracket, stage), [bracket, stage])
  const { competitionId, bracketId } = useBracketScope()
  const [publishRound, { isLoading: busy }] = useBracketCommand('publishRound')
  const undoable = useUndoable()
  const id = useId()
  const [hand, setHand] = useState<Hand | null>(null)
  if (drawing === null) return null
  const { round, pairing, isRedraw } = drawing
  const basis = pairingBasis(pairing)
  // Pairs by hand are of the teams and results that their author saw.
  const own = hand?.basis === basis ? hand : null
  const byHand = own && pairingByHand(bracket, stage, { round, drawn: pairing, pairs: own.pairs })
  const records = recordsBefore(bracket, stage, round)
  /** Says how the results of two teams differ: by points, or where only these count by wins and losses. */
  const gapText = ({ teamIds, gap }: Pair) => {
    const [one, other] = teamIds.map(teamId => records.get(teamId))
    if (!pairsByRecords(stage.pairing) || !one || !other) return t('pairGap', { gap })
    return t('pairRecords', { one: recordText(t, one), other: recordText(t, other) })
  }
  const isChanged = byHand !== null && pairingBasis(byHand) !== basis
  const choose = (teamId: string) => {
    if (own === null) return
    const { chosenId, pairs } = own
    if (chosenId === null || chosenId === teamId)
      setHand({ ...own, chosenId: chosenId === null ? teamId : null })
    else setHand({ ...own, pairs: swapped(pairs, chosenId, teamId), chosenId: null })
  }
  const publish = () =>
    undoable({
      matchId: '',
      message: t(isRedraw ? 'redrawn' : 'published', { round }),
      answers: [
        publishRound({
          competitionId,
          bracketId,
          stage: stage.key,
          round,
          redraw: isRedraw,
          basis,
          ...(isChanged && own && { pairs: own.pairs }),
        }),
      ],
    })
  return (
    <Panel id={drawingId} aria-labelledby={id} tabIndex={-1}>
      <Typography id={id} variant="h3" component="h2">
        {t(isRedraw ? 'redrawTitle' : 'drawingTitle', { round })}
      </Typography>
      <Typography color="textSecondary">{t(isRedraw ? 'redrawLead' : 'drawingLead')}</Typography>
      {own !== null && byHand !== null ? (
        <HandPairs pairing={byHand} gapText={gapText} chosenId={own.chosenId} onChoose={choose} />
      ) : (
        <Pairs pairing={pairing} />
      )}
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => setHand(own === null ? { basis, pairs: pairsByHand(pairing), chosenId: null } : null)}
        sx={{ minHeight: 44, justifySelf: 'start' }}
      >
        {t(own === null ? 'swapTeams' : 'swapReset')}
      </Button>
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

interface Hand {
  /** Identifies the drawn pairing that is changed. */
  readonly basis: string
  readonly pairs: readonly PairByHand[]
  /** The team that the next one changes places with. */
  readonly chosenId: string | null
}

interface HandPairsProps {
  readonly pairing: Pairing
  readonly gapText: (pair: Pair) => string
  readonly chosenId: string | null
  readonly onChoose: (teamId: string) => void
}

/** Pairs of which an organizer swaps teams, with what each costs. */
function HandPairs({ pairing: { pairs, bye, isSecondBye }, gapText, chosenId, onChoose }: HandPairsProps) {
  const { t } = useTranslation('stages')
  const { team } = useMatchTexts()
  const teamButton = (teamId: string) => (
    <Button
      size="small"
      variant={teamId === chosenId ? 'contained' : 'outlined'}
      color={teamId === chosenId ? 'primary' : 'inherit'}
      aria-pressed={teamId === chosenId}
      onClick={() => onChoose(teamId)}
      sx={{
        minHeight: 44,
        maxWidth: '100%',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      }}
    >
      {team(teamId)}
    </Button>
  )
  return (
    <>
      <Typography color="textSecondary">{t(chosenId === null ? 'swapLead' : 'swapWith')}</Typography>
      <ol>
        {pairs.map(pair => (
          <li key={pair.teamIds.join()}>
            <Facing>
              {teamButton(pair.teamIds[0])}
              <span aria-hidden>—</span>
              {teamButton(pair.teamIds[1])}
            </Facing>
            {pair.isRematch && <small>{t('rematch')}</small>}
            {pair.gap > 0 && <small>{gapText(pair)}</small>}
          </li>
        ))}
        {bye !== null && (
          <li>
            {teamButton(bye)}
            <small>{t(isSecondBye ? 'secondByeByHand' : 'bye')}</small>
          </li>
        )}
      </ol>
    </>
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

/** Both teams of a pair in columns of the same width, so that the pairs stand below each other. */
const Facing = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 6,
})

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  maxWidth: '40rem',
  padding: 16,
  border: `1px solid ${theme.vars.palette.background.frame}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  ol: {
    margin: 0,
    paddingLeft: 28,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 6,
    fontWeight: 550,
    overflowWrap: 'anywhere',
  },
  'li::marker': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  small: { display: 'block', fontSize: 13, fontWeight: 400, color: theme.vars.palette.text.secondary },
}))
