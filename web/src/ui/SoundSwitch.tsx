import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined'
import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { playCall, soundIsOn, turnSound, unlockSound } from '#platform/sound.ts'

interface SoundSwitchProps {
  /** Replaces the default label, which says whether sound is on. */
  readonly label?: string
}

/** Turns the sound of calls on and off in this browser, and plays it once when turned on. */
export function SoundSwitch({ label }: SoundSwitchProps) {
  const { t } = useTranslation('readiness')
  const [on, setOn] = useState(soundIsOn)
  const toggle = async () => {
    setOn(!on)
    turnSound(!on)
    if (on) return
    await unlockSound()
    await playCall()
  }
  return (
    <Button
      color="inherit"
      aria-pressed={on}
      startIcon={on ? <NotificationsActiveOutlined /> : <NotificationsOffOutlined />}
      onClick={() => void toggle()}
      sx={{ minHeight: 44, color: on ? 'text.primary' : 'text.secondary' }}
    >
      {label ?? t(on ? 'soundOn' : 'soundOff')}
    </Button>
  )
}
