import { type Channel, channels, type Topic } from '../profile/channel.ts'
import type { Profile } from '../profile/profile.ts'
import { type NotificationKind, notificationKinds, urgentTopics } from './notificationKinds.ts'

type Choices = Pick<Profile, 'channels' | 'channelChoices'>

/** Channels by which this person can be reached: allowed on the profile, and with an address. */
function availableChannels(
  { channels: allowed }: Pick<Choices, 'channels'>,
  reachable: ReadonlySet<Channel>,
): readonly Channel[] {
  return channels.filter(channel => allowed[channel] && reachable.has(channel))
}

/** A push interrupts: unless the person wants more, it is for what is urgent. */
function defaultChannels(topic: Topic, available: readonly Channel[]): readonly Channel[] {
  return urgentTopics.has(topic) ? available : available.filter(channel => channel !== 'push')
}

/**
 * Where a topic goes: by the channels chosen for it, or, where nothing was chosen, by the first one that the person
 * has, so that nobody gets everything twice.
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
 * By which channels a person is told, and, of something urgent that goes by one of several, by which one instead if
 * that one fails. Channels that the person has decided against are never used.
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
