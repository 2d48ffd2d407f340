import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { NotificationChannels, Profile } from '@upper-bracket/shared/profile/profile'
import { useTranslation } from 'react-i18next'
import { useChangeProfileMutation } from '#documents/profile.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { ProfileSection } from '../ProfileSection.tsx'
import { TelegramConnection } from './TelegramConnection.tsx'

interface NotificationsProps {
  readonly uid: string
  readonly profile: Profile
  /** The account's e-mail; null if it has none, undefined until known. */
  readonly email: string | null | undefined
}

/** Telegram, and the channels for notifications beyond the page. */
export function Notifications({ uid, profile, email }: NotificationsProps) {
  const { t } = useTranslation('profile')
  const [changeProfile] = useChangeProfileMutation()
  const showError = useShowError()

  const choose = async (channel: keyof NotificationChannels, chosen: boolean) => {
    const answer = await changeProfile({
      uid,
      changes: { channels: { ...profile.channels, [channel]: chosen } },
    })
    if (answer.error) showError(answer.error)
  }

  return (
    <ProfileSection id="told" title={t('told')} hint={t('toldHint')}>
      <TelegramConnection connected={profile.telegramConnected} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Channel
          label={t('channelTelegram')}
          missing={profile.telegramConnected ? null : t('channelNoTelegram')}
          chosen={profile.channels.telegram}
          onChoose={chosen => void choose('telegram', chosen)}
        />
        <Channel
          label={t('channelEmail')}
          missing={email === null ? t('channelNoEmail') : null}
          chosen={profile.channels.email}
          onChoose={chosen => void choose('email', chosen)}
        />
      </Box>
    </ProfileSection>
  )
}

interface ChannelProps {
  readonly label: string
  /** What has to be set up first. */
  readonly missing: string | null
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

function Channel({ label, missing, chosen, onChoose }: ChannelProps) {
  return (
    <FormControlLabel
      disabled={missing !== null}
      control={
        <Switch checked={chosen && missing === null} onChange={event => onChoose(event.target.checked)} />
      }
      label={
        <>
          {label}
          {missing !== null && (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {missing}
            </Typography>
          )}
        </>
      }
      sx={{ gap: 1, mr: 0 }}
    />
  )
}
