import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { SwissStage } from '@upper-bracket/shared/bracket/model/stage'
import type { Pairing } from '@upper-bracket/shared/bracket/pairing/pairing'
import { roundDrawing } from '@upper-bracket/shared/bracket/stages/roundDrawing'
import { pairingBasis } from '@upper-bracket/shared/bracket/stages/swissRounds'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useTableBracket } from '../state/useTableBracket.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useUndoable } from '../undo/useUndoable.ts'
import { drawingId } from './drawingId.ts'

/**
 * Shows organizers the pairings of the next Swiss round before they are published, or those of a round to draw again.
 */
export default function RoundDrawing({ stage }: { stage: SwissStage }) {
  const { t } = useTranslation('stages')
  const bracket = useTableBracket()
  const drawing = useMemo(() => roundDrawing(bracket, stage), [bracket, stage])
  const { competitionId, bracketId } = useBracketScope()
  const [publishRound, { isLoading: busy }] = useBracketCommand('publishRound')
  const undoable = useUndoable()
  const id = useId()
  if (drawing === null) return null
  const { round, pairing, isRedraw } = drawing
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
          basis: pairingBasis(pairing),
        }),
      ],
    })
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
