import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { sidesLeft } from '@upper-bracket/shared/bracket/results/reopenMatch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useReopening } from '#features/bracket/undo/useReopening.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { RevertPreview } from './RevertPreview.tsx'
import { resultsLost } from './resultsLost.ts'

interface RevertDialogProps {
  readonly match: Match
  readonly onClose: () => void
}

/** Shows what reverting a result would undo, and undoes exactly that. */
export function RevertDialog({ match, onClose }: RevertDialogProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const undoable = useUndoable()
  const reopening = useReopening(match)
  const { preview, busy, reopen } = reopening
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  // The bracket changes before the dialog closes.
  const [leaving] = useState(() => sidesLeft(bracket, match).map(side => texts.slot(match, side)))
  const left = leaving.length > 0 ? ({ context: 'left' } as const) : {}
  const revert = async () => {
    const data = await reopen()
    if (data === null) return
    onClose()
    await undoable({ matchId: match.id, message: t('corrected', left), answers: [{ data }] })
  }

  return (
    <ConfirmDialog
      open
      wide={{}}
      title={t('correctTitle')}
      cancelLabel={t('keepResult')}
      confirmLabel={t('revert')}
      dangerous={resultsLost(preview) > 0}
      disabled={preview === null}
      busy={busy && preview !== null}
      onConfirm={() => void revert()}
      onCancel={onClose}
    >
      <Typography>
        {t('correctText', { ...left, match: texts.number(match), teams: texts.teams(match) })}
      </Typography>
      {leaving.length > 0 && (
        <Typography>{t('undoneLeaving', { count: leaving.length, teams: leaving.join(', ') })}</Typography>
      )}
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
        <RevertPreview {...reopening} />
      </Box>
    </ConfirmDialog>
  )
}
