import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { chosenChannels } from '@upper-bracket/shared/notifications/channels'
import {
  type Channel,
  type ChannelChoice,
  channels,
  type Topic,
  topics,
} from '@upper-bracket/shared/profile/channel'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { useTranslation } from 'react-i18next'

interface TopicChoicesProps {
  readonly profile: Profile
  /** The channels that are turned on and have an address. */
  readonly available: readonly Channel[]
  readonly onChoose: (topic: Topic, choice: ChannelChoice) => void
}

/** The channels by topic: the chosen ones, or the defaults. */
export function TopicChoices({ profile, available, onChoose }: TopicChoicesProps) {
  const { t } = useTranslation('profile')
  const reachable = new Set(available)
  return (
    <Box component="table" aria-label={t('topics')} sx={table}>
      <thead>
        <tr>
          <td />
          {available.map(channel => (
            <th key={channel} scope="col">
              {t(`channel_${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map(topic => {
          const chosen = chosenChannels(profile, topic, reachable)
          return (
            <tr key={topic}>
              <th scope="row">{t(`topic_${topic}`)}</th>
              {available.map(channel => (
                <td key={channel}>
                  <Checkbox
                    checked={chosen.includes(channel)}
                    onChange={(_, checked) => onChoose(topic, { ...choiceOf(chosen), [channel]: checked })}
                    slotProps={{
                      input: { 'aria-label': `${t(`topic_${topic}`)}: ${t(`channel_${channel}`)}` },
                    }}
                  />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </Box>
  )
}

function choiceOf(chosen: readonly Channel[]): ChannelChoice {
  return Object.fromEntries(channels.map(channel => [channel, chosen.includes(channel)]))
}

const table = {
  borderCollapse: 'collapse',
  width: '100%',
  '& th': { fontWeight: 500, textAlign: 'start', py: 0.5, overflowWrap: 'anywhere' },
  '& thead th': {
    // Three columns leave room for the topics on a phone.
    width: { xs: 64, sm: 88 },
    fontSize: { xs: '0.75rem', sm: '0.875rem' },
    color: 'text.secondary',
    textAlign: 'center',
  },
  '& td': { textAlign: 'center', p: 0 },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
} as const
