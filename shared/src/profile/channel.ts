/** The topics for which people choose channels; each kind of notification belongs to one. */
export const topics = ['readiness', 'matches', 'teams', 'competition', 'commentary', 'following'] as const
export type Topic = (typeof topics)[number]

/** The channels that reach people who are not on the page, the preferred one first. */
export const channels = ['push', 'telegram', 'email'] as const
export type Channel = (typeof channels)[number]

/** The channels of a topic. A channel that was added after the choice was made is not chosen. */
export type ChannelChoice = Readonly<Partial<Record<Channel, boolean>>>

/** The person's choice of channels for each topic; absent topics use the default. */
export type ChannelChoices = Readonly<Partial<Record<Topic, ChannelChoice>>>
