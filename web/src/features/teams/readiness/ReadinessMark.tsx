import CheckCircle from '@mui/icons-material/CheckCircle'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import { useTranslation } from 'react-i18next'

/** Whether a player has confirmed in the readiness check. */
export function ReadinessMark({ ready }: { ready: boolean }) {
  const { t } = useTranslation('readiness')
  const Icon = ready ? CheckCircle : HourglassEmpty
  return (
    <Icon
      titleAccess={t(ready ? 'isReady' : 'isMissing')}
      sx={{ fontSize: 20, mr: 0.75, flexShrink: 0, color: ready ? 'success.main' : 'warning.main' }}
    />
  )
}
