import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyLinkButton } from './CopyLinkButton.tsx'
import { DismissButton } from './DismissButton.tsx'

interface CalendarDialogProps {
  readonly title: string
  /** The address of the calendar, with or without our origin. */
  readonly href: string
  /** Additional information. */
  readonly note?: string
  readonly onClose: () => void
}

/** Shows the address of a calendar, to be opened on this device or copied to a calendar application. */
export default function CalendarDialog({ title, href, note, onClose }: CalendarDialogProps) {
  const { t } = useTranslation('schedule')
  const id = useId()
  const address = new URL(href, location.origin)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('calendarText')}</Typography>
        {note !== undefined && <Typography color="textSecondary">{note}</Typography>}
        <Box component="code" sx={code}>
          {address.href}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" href={address.href.replace(/^https?:/, 'webcal:')}>
            {t('calendarOpen')}
          </Button>
          <CopyLinkButton href={address.href} label={t('calendarCopy')} variant="outlined" />
        </Box>
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
      </DialogActions>
    </Dialog>
  )
}

const code = {
  p: 1.5,
  fontSize: 13,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  bgcolor: 'background.raised',
  borderRadius: 1,
} as const
