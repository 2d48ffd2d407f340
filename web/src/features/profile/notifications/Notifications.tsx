import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type Channel, channels } from '@upper-bracket/shared/profile/channel'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { useTranslation } from 'react-i18next'
import { type ProfileChanges, useChangeProfileMutation } from '#documents/profile.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useSend } from '#ui/useSend.ts'
import { ProfileSection } from '../ProfileSection.tsx'
import { CalendarConnection } from './CalendarConnection.tsx'
import { PushConnection } from './PushConnection.tsx'
import { TelegramConnection } from './TelegramConnection.tsx'
import { TopicChoices } from './TopicChoices.tsx'

interface NotificationsProps {
  readonly uid: string
  readonly profile: Profile
  /** Undefined while loading. */
  readonly account: { readonly email: string | null; readonly emailVerified: boolean } | undefined
}

/** Browsers and Telegram, and the channels by topic. */
export function Notifications({ uid, profile, account }: NotificationsProps) {
  const { t } = useTranslation('profile')
  const [changeProfile] = useChangeProfileMutation()
  const send = useSend()

  const change = async (changes: ProfileChanges) => {
    await send(changeProfile({ uid, changes }))
  }
  const missing: Readonly<Record<Channel, string | null>> = {
    push: profile.pushDeviceIds.length > 0 ? null : t('channelNoPush'),
    telegram: profile.telegramConnected ? null : t('channelNoTelegram'),
    email: missingForMail(),
  }
  const available = channels.filter(channel => missing[channel] === null && profile.channels[channel])
  return (
    <ProfileSection id="notifications" title={t('notifications')} hint={t('notificationsHint')}>
      <Box>
        <PlainList>
          <PushConnection deviceIds={profile.pushDeviceIds} />
        </PlainList>
        <TelegramConnection connected={profile.telegramConnected} />
        <PlainList sx={{ borderTop: '1px solid var(--mui-palette-divider)' }}>
          <CalendarConnection />
        </PlainList>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {channels.map(channel => (
          <ChannelSwitch
            key={channel}
            label={t(`channelOn_${channel}`)}
            missing={missing[channel]}
            chosen={profile.channels[channel]}
            onChoose={chosen => void change({ channels: { ...profile.channels, [channel]: chosen } })}
          />
        ))}
      </Box>
      {available.length > 0 && (
        <TopicChoices
          profile={profile}
          available={available}
          onChoose={(topic, choice) =>
            void change({ channelChoices: { ...profile.channelChoices, [topic]: choice } })
          }
        />
      )}
      {available.length > 1 && (
        <Typography variant="body2" color="textSecondary">
          {t('secondChannel')}
        </Typography>
      )}
    </ProfileSection>
  )

  function missingForMail(): string | null {
    if (account === undefined) return null
    if (account.email === null) return t('channelNoEmail')
    return account.emailVerified ? null : t('channelUnconfirmed')
  }
}

interface ChannelSwitchProps {
  readonly label: string
  /** The missing requirement; null if there is none. */
  readonly missing: string | null
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

function ChannelSwitch({ label, missing, chosen, onChoose }: ChannelSwitchProps) {
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
