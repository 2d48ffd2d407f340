import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { seriesWinner } from '@upper-bracket/shared/bracket/model/series'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { useReopening } from '../commands/useReopening.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { finalScores } from './finalScores.ts'
import { RevertPreview } from './RevertPreview.tsx'
import { resultsLost } from './resultsLost.ts'
import { useCorrection } from './useCorrection.ts'

interface CorrectionDialogProps {
  /** As it was when the dialog was opened, a match that was played to its end. */
  readonly match: Match
  readonly onTakeBack: () => void
  readonly onClose: () => void
}

/**
 * Asks for the right score of a match that is over. Where the same team wins, it is changed and nothing else; where
 * another one does, the dialog shows before what will be undone with the wrong result.
 */
export function CorrectionDialog({ match: given, onTakeBack, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  // What is done here changes the match before the dialog is gone.
  const [match] = useState(given)
  const [score, setScore] = useState(match.score)
  const reopening = useReopening(match.id)
  const { correctInPlace, correctWinner, busy } = useCorrection(match, onClose)
  const id = useId()

  const winner = seriesWinner(match.bestOf, score)
  const isSame = score.join() === match.score.join()
  const isInPlace = winner === match.winner
  const lost = isInPlace ? 0 : resultsLost(reopening.preview)

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('correct')}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2.5, '&:focus-visible': ringInside }}>
        {([0, 1] as const).map(side => (
          <ChoiceCards
            key={side}
            dense
            legend={t('winnerIs', { team: texts.seat(match, side) })}
            choices={finalScores(match.bestOf, side).map(each => ({
              value: each.join(),
              label: t('score', { one: each[0], other: each[1] }),
            }))}
            value={score.join()}
            onChange={value => {
              const [one = 0, other = 0] = value.split(',').map(Number)
              setScore([one, other])
            }}
          />
        ))}
        <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
          {isSame && <Typography color="textSecondary">{t('correctPick')}</Typography>}
          {!isSame && isInPlace && <Typography>{t('correctKeepsWinner')}</Typography>}
          {!isInPlace && winner !== null && (
            <>
              <Typography>{t('correctChangesWinner', { team: texts.seat(match, winner) })}</Typography>
              <RevertPreview {...reopening} />
            </>
          )}
        </Box>
        <Button size="small" color="inherit" onClick={onTakeBack} sx={{ justifySelf: 'start', ml: -0.5 }}>
          {t('takeBackInstead')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {t('keepResult')}
        </Button>
        <Button
          variant="contained"
          color={lost > 0 ? 'error' : 'primary'}
          disabled={isSame || (!isInPlace && reopening.preview === null)}
          loading={busy}
          onClick={() => void (isInPlace ? correctInPlace(score) : correctWinner(score, reopening))}
        >
          {t('correctConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** It scrolls by the arrow keys, and lies edge to edge with what would cut the ring off. */
const ringInside = { outlineOffset: '-3px' } as const
