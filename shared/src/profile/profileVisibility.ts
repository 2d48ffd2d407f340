import type { Profile } from './profile.ts'

/**
 * `everyone`: all viewers of a competition in which the person plays. `organizers`: those of such a competition, and
 * the person. `owner`: only the person.
 */
export type Visibility = 'everyone' | 'organizers' | 'owner'

/** The visibility of each field of a profile, which determines the fields copied to entries and to contacts. */
export const profileVisibility = {
  displayName: 'everyone',
  photoURL: 'everyone',
  dota: 'everyone',
  cs: 'everyone',
  steamProfileURL: 'everyone',
  realName: 'organizers',
  messagingURL: 'organizers',
  discordID: 'organizers',
  lang: 'owner',
  activeCompetitionID: 'owner',
  steamNickname: 'owner',
  channels: 'owner',
  channelChoices: 'owner',
  steamID: 'owner',
  telegramConnected: 'owner',
  pushDeviceIds: 'owner',
  visit: 'owner',
  acceptedTerms: 'owner',
} as const satisfies Record<keyof Profile, Visibility>
