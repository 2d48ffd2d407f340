/** What people choose channels for: each kind of notification belongs to one topic. */
export const topics = ['readiness', 'matches', 'teams', 'competition', 'commentary'] as const
export type Topic = (typeof topics)[number]

/** Ways to reach somebody who is not on the page, the preferred one first. */
export const channels = ['push', 'telegram', 'email'] as const
export type Channel = (typeof channels)[number]

/** By which channels a topic goes. A channel that was added after the choice was made is not chosen. */
export type ChannelChoice = Readonly<Partial<Record<Channel, boolean>>>

/** For each topic that the person has decided on, whether it goes by each channel. */
export type ChannelChoices = Readonly<Partial<Record<Topic, ChannelChoice>>>
