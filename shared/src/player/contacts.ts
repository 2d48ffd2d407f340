import type { Profile } from '../profile/profile.ts'

/**
 * The document `competitions/{id}/contacts/{uid}`: a player's contacts, readable by the organizers of the competition.
 */
export interface Contacts {
  readonly uid: string
  readonly realName: string
  /** An address, or empty, as are the fields below. */
  readonly steamProfileURL: string
  readonly messagingURL: string
  /** The id of the linked Discord account; null if none is linked. */
  readonly discordID: string | null
}

/** The profile fields that organizers see. */
export type ReachableProfile = Pick<Profile, 'realName' | 'steamProfileURL' | 'messagingURL' | 'discordID'>

export function contactsOf(uid: string, profile: ReachableProfile): Contacts {
  const { realName, steamProfileURL, messagingURL } = profile
  // Old profiles lack the field.
  const discordID = profile.discordID ?? null
  return { uid, realName, steamProfileURL, messagingURL, discordID }
}

export function isSameContacts(a: Contacts, b: Contacts): boolean {
  return (Object.keys(a) as (keyof Contacts)[]).every(field => a[field] === b[field])
}
