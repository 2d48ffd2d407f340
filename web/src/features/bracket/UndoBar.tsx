import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { UndoOffer } from './undoOffer.ts'

interface UndoBarProps {
  readonly offer: UndoOffer
  readonly onClose: () => void
}

/** Says what has been done, and takes it back. It stays until it is used, closed or overtaken. */
export function UndoBar({ offer: { said, undo }, onClose }: UndoBarProps) {
  const { t } = useTranslation(['bracket', 'common'])
  return (
    <Alert
      severity="success"
      variant="outlined"
      role="status"
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
          <IconButton color="inherit" size="small" aria-label={t('common:close')} onClick={onClose}>
            <Close fontSize="small" />
          </IconButton>
        </>
      }
      sx={{ bgcolor: 'background.paper', '.MuiAlert-message': { overflowWrap: 'anywhere', minWidth: 0 } }}
    >
      {said}
    </Alert>
  )
}
