import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ConnectionRow } from '../ConnectionRow.tsx'
import { usePushDevice } from './usePushDevice.ts'

/**
 * Turns notifications on in this browser, or says why that is not possible; `deviceIds` are the user's push devices.
 */
export function PushConnection({ deviceIds }: { deviceIds: readonly string[] }) {
  const { t } = useTranslation('profile')
  const { state, otherCount, isBusy, turnOn, turnOff, turnOthersOff } = usePushDevice(deviceIds)
  const isOn = state === 'on'
  return (
    <ConnectionRow
      mark={<NotificationsActiveOutlined sx={{ fontSize: 22 }} />}
      name={t('push')}
      state={
        <>
          {state !== null && t(`push_${state}`)}
          {otherCount > 0 && (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {t('pushOthers', { count: otherCount })}
            </Typography>
          )}
        </>
      }
      connected={isOn}
    >
      {otherCount > 0 && (
        <Button size="small" color="inherit" disabled={isBusy} onClick={() => void turnOthersOff()}>
          {t('pushOthersOff')}
        </Button>
      )}
      {isOn && (
        <Button size="small" color="inherit" loading={isBusy} onClick={() => void turnOff()}>
          {t('pushTurnOff')}
        </Button>
      )}
      {state === 'off' && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={isBusy}
          onClick={() => void turnOn()}
        >
          {t('pushTurnOn')}
        </Button>
      )}
    </ConnectionRow>
  )
}
