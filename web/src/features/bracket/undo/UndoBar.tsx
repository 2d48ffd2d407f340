import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { UndoOffer } from './undoOffer.ts'

interface UndoBarProps {
  readonly offer: UndoOffer
  /** Names the match if the context does not. */
  readonly title?: string
  readonly onClose: () => void
}

/** Reports the last command and offers to undo it. Must be rendered in a live region. */
export function UndoBar({ offer: { message, undo }, title, onClose }: UndoBarProps) {
  const { t } = useTranslation(['bracket', 'common'])
  return (
    <Alert
      severity="success"
      variant="outlined"
      role="none"
      action={
        <>
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              onClose()
              undo()
            }}
          >
            {t('undo')}
          </Button>
          <IconButton color="inherit" size="small" aria-label={t('hideUndo')} onClick={onClose}>
            <Close fontSize="small" />
          </IconButton>
        </>
      }
      sx={{
        minHeight: 56,
        alignItems: 'center',
        bgcolor: 'background.paper',
        '.MuiAlert-message': { overflowWrap: 'anywhere', minWidth: 0 },
        '.MuiAlert-action': { pt: 0 },
      }}
    >
      {title !== undefined && <Box sx={{ fontWeight: 650 }}>{title}</Box>}
      <div>{message}</div>
    </Alert>
  )
}
