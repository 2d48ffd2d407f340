import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

interface KeysSwitchProps {
  readonly areOn: boolean
  readonly onSwitch: (on: boolean) => void
}

/** Turns the keys on and off. Each is shown on its button. */
export function KeysSwitch({ areOn, onSwitch }: KeysSwitchProps) {
  const { t } = useTranslation('desk')
  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={areOn} onChange={(_, on) => onSwitch(on)} />}
        label={t('keys')}
        sx={{ minHeight: 44 }}
      />
      <Typography variant="body2" color="textSecondary">
        {t(areOn ? 'keysHint' : 'keysOff')}
      </Typography>
    </Box>
  )
}
