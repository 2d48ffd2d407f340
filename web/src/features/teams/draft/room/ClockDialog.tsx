import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { DraftClock } from '@upper-bracket/shared/draft/draft'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DismissButton } from '#ui/DismissButton.tsx'
import { ClockFields } from '../setup/ClockFields.tsx'

interface ClockDialogProps {
  readonly clock: DraftClock
  readonly scale: RankScale
  readonly busy: boolean
  readonly onSave: (clock: DraftClock) => Promise<void>
  readonly onClose: () => void
}

/** Changes the clock of an open draft. */
export default function ClockDialog({ clock, scale, busy, onSave, onClose }: ClockDialogProps) {
  const { t } = useTranslation('draft')
  const id = useId()
  const [edited, setEdited] = useState(clock)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('changeClock')}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <ClockFields clock={edited} scale={scale} disabled={busy} onChange={setEdited} />
      </DialogContent>
      <DialogActions>
        <DismissButton onClick={onClose} />
        <Button variant="contained" loading={busy} onClick={() => void onSave(edited)}>
          {t('saveClock')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
