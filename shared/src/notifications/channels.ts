import { type Channel, channels, type Topic } from '../profile/channel.ts'
import type { Profile } from '../profile/profile.ts'
import { type NotificationKind, notificationKinds, urgentTopics } from './notificationKinds.ts'

type Choices = Pick<Profile, 'channels' | 'channelChoices'>

/** Returns the channels by which a person can be reached: turned on in the profile, and with an address. */
function availableChannels(
  { channels: allowed }: Pick<Choices, 'channels'>,
  reachable: ReadonlySet<Channel>,
): readonly Channel[] {
  return channels.filter(channel => allowed[channel] && reachable.has(channel))
}

/** Push messages interrupt, so by default they are used only for urgent topics. */
function defaultChannels(topic: Topic, available: readonly Channel[]): readonly Channel[] {
  return urgentTopics.has(topic) ? available : available.filter(channel => channel !== 'push')
}

/**
 * Returns the channels of a topic: those chosen for it, or by default the person's first channel, so that messages are
 * not duplicated.
 */
export function chosenChannels(
  profile: Choices,
  topic: Topic,
  reachable: ReadonlySet<Channel>,
): readonly Channel[] {
  const available = availableChannels(profile, reachable)
  const choice = profile.channelChoices[topic]
  return choice === undefined
    ? defaultChannels(topic, available).slice(0, 1)
    : available.filter(channel => choice[channel])
}

/**
 * Returns the channels for a notification and, for an urgent one, the fallback channel. Channels that the person has
 * turned off are never used.
 */
export function routeOf(
  profile: Choices,
  kind: NotificationKind,
  reachable: ReadonlySet<Channel>,
): { readonly channels: readonly Channel[]; readonly second: Channel | null } {
  const { topic, urgent } = notificationKinds[kind]
  const chosen = chosenChannels(profile, topic, reachable)
  const isOpen = profile.channelChoices[topic] === undefined
  const spare = availableChannels(profile, reachable).find(channel => !chosen.includes(channel))
  return { channels: chosen, second: urgent && isOpen && chosen.length > 0 ? (spare ?? null) : null }
}
