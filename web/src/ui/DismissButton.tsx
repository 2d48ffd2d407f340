import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface DismissButtonProps {
  /** Whether there is nothing to cancel. */
  readonly closes?: boolean
  readonly onClick: () => void
}

/** Leaves a dialog without doing what it offers. */
export function DismissButton({ closes = false, onClick }: DismissButtonProps) {
  const { t } = useTranslation()
  return (
    <Button color="inherit" onClick={onClick}>
      {t(closes ? 'close' : 'cancel')}
    </Button>
  )
}
