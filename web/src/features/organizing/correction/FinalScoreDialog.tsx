import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SeriesFields } from '../games/SeriesFields.tsx'
import { type GamesEntry, isSameResult } from '../games/useGamesEntry.ts'

interface FinalScoreDialogProps {
  /** The match with the wrong score. */
  readonly match: Match
  readonly entry: GamesEntry
  /** Whether results of other matches are lost. */
  readonly dangerous: boolean
  /** Whether what will be undone is not known yet. */
  readonly pending: boolean
  readonly busy: boolean
  readonly onCorrect: () => void
  readonly onRevert: () => void
  readonly onClose: () => void
  /** What the chosen score changes; shown once it differs from the score of the match. */
  readonly children: ReactNode
}

/** Asks for the right score of a finished match, and says what it changes. */
export function FinalScoreDialog({
  match,
  entry,
  dangerous,
  pending,
  busy,
  onCorrect,
  onRevert,
  onClose,
  children,
}: FinalScoreDialogProps) {
  const { t } = useTranslation('bracket')
  const isSame = isSameResult(entry, match)
  return (
    <ConfirmDialog
      open
      wide={{}}
      title={t('correct')}
      cancelLabel={t('keepResult')}
      confirmLabel={t('correctConfirm')}
      dangerous={dangerous}
      disabled={isSame || (pending && entry.isComplete)}
      busy={busy}
      onConfirm={entry.isComplete ? onCorrect : entry.showProblem}
      onCancel={onClose}
    >
      <SeriesFields match={match} entry={entry} />
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
        {isSame ? <Typography color="textSecondary">{t('correctPick')}</Typography> : children}
      </Box>
      <Button size="small" color="inherit" onClick={onRevert} sx={{ justifySelf: 'start', ml: -0.5 }}>
        {t('revertInstead')}
      </Button>
    </ConfirmDialog>
  )
}
