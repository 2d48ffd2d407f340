import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportDraft } from '../report/reportDraft.ts'
import { ScoreChoice } from '../report/ScoreChoice.tsx'

interface ScoreDialogProps {
  readonly match: Match
  /** The previous report of the viewer's team, to be changed. */
  readonly reported?: ReportedResult
  readonly busy: boolean
  /** Resolves to whether the report was sent. */
  readonly onSend: (draft: ReportDraft) => Promise<boolean>
  readonly onClose: () => void
}

/** Asks a captain how the series ended. */
export function ScoreDialog({ onSend, onClose, ...props }: ScoreDialogProps) {
  const { t } = useTranslation('matchRoom')
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('howItEnded')}</DialogTitle>
      <DialogContent>
        <ScoreChoice
          {...props}
          onSend={async draft => {
            if (await onSend(draft)) onClose()
          }}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}
