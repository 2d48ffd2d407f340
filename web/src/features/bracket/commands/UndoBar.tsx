import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { nextControl } from '../match/nextControl.ts'
import type { UndoOffer } from './undoOffer.ts'

interface UndoBarProps {
  readonly offer: UndoOffer
  readonly onClose: () => void
}

/**
 * Says what has been done, and offers to undo it. It stays until it is used, closed or replaced. It has to be shown
 * in a live region.
 */
export function UndoBar({ offer: { said, undo }, onClose }: UndoBarProps) {
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
            {...nextControl('undo')}
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
      {said}
    </Alert>
  )
}
