import type { Profile } from '../profile/profile.ts'

/** The document `competitions/{id}/contacts/{uid}`: how the organizers of the competition reach a player. */
export interface Contacts {
  readonly uid: string
  readonly realName: string
  /** An address, or empty; likewise below. */
  readonly steamProfileURL: string
  readonly messagingURL: string
  /** Of the linked account; null if there is none. */
  readonly discordID: string | null
}

/** The profile fields that organizers see. */
export type ReachableProfile = Pick<Profile, 'realName' | 'steamProfileURL' | 'messagingURL' | 'discordID'>

export function contactsOf(uid: string, profile: ReachableProfile): Contacts {
  const { realName, steamProfileURL, messagingURL } = profile
  // Missing from old profiles.
  const discordID = profile.discordID ?? null
  return { uid, realName, steamProfileURL, messagingURL, discordID }
}

export function isSameContacts(a: Contacts, b: Contacts): boolean {
  return (Object.keys(a) as (keyof Contacts)[]).every(field => a[field] === b[field])
}
