import type { Profile } from './profile.ts'

/**
 * `everyone` who opens a competition that the person plays in; `organizers` of such a competition, and the person;
 * `owner`: nobody but the person.
 */
export type Visibility = 'everyone' | 'organizers' | 'owner'

/** Who sees which field of a profile: what is copied to the person's entries, and to their contacts. */
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
} as const satisfies Record<keyof Profile, Visibility>
