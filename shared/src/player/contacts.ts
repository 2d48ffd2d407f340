import type { Profile } from '../profile/profile.ts'
import type { Answer } from './answer.ts'
import type { GuestContacts } from './guestContacts.ts'

/**
 * The document `competitions/{id}/contacts/{uid}`: a player's contacts and what the player said when joining, readable by
 * the organizers of the competition and the player.
 */
export interface Contacts {
  readonly uid: string
  readonly realName: string
  /** An address, or empty, as are the fields below. */
  readonly steamProfileURL: string
  readonly messagingURL: string
  /** The id of the linked Discord account; null if none is linked. */
  readonly discordID: string | null
  /** The answers to the organizer's questions. Absent if there are none. */
  readonly answers?: readonly Answer[]
  /** The player stated to be at least this old. Absent if that was not asked. */
  readonly statedAge?: number
  /** Entered by others for a guest, who has nothing in the other fields. Absent if a person has an account. */
  readonly entered?: GuestContacts
  /** Absent if an organizer entered them. */
  readonly enteredBy?: 'captain'
  /** Identifies the row of a guest in the organizer's sheet (`sourceKeyOf`). It stays when a person takes the guest's place over. */
  readonly sourceKey?: string
  /** The accounts elsewhere by which a person can prove to be the guest (`personKey`). Absent if none is known. */
  readonly accounts?: readonly string[]
  /** The invitations to take the guest's place over that have been mailed, by the keys of the addresses. */
  readonly mailedTo?: Readonly<Record<string, string>>
}

/** The profile fields that organizers see. */
export type ReachableProfile = Pick<Profile, 'realName' | 'steamProfileURL' | 'messagingURL' | 'discordID'>

export function contactsOf(uid: string, profile: ReachableProfile): Contacts {
  const { realName, steamProfileURL, messagingURL } = profile
  // Old profiles lack the field.
  const discordID = profile.discordID ?? null
  return { uid, realName, steamProfileURL, messagingURL, discordID }
}

/** Returns the contacts of a person who takes over the place of a guest. Nothing that was entered for the guest stays. */
export function contactsAfterTakeOver(
  uid: string,
  profile: ReachableProfile,
  ofGuest: Pick<Contacts, 'sourceKey'> | undefined,
): Contacts {
  const sourceKey = ofGuest?.sourceKey
  return { ...contactsOf(uid, profile), ...(sourceKey !== undefined && { sourceKey }) }
}

interface EnteredGuest {
  readonly contacts?: GuestContacts | undefined
  readonly enteredBy?: Contacts['enteredBy'] | undefined
  readonly sourceKey?: string | undefined
  readonly mailedTo?: Contacts['mailedTo'] | undefined
  readonly accounts?: Contacts['accounts'] | undefined
}

/** Returns the contacts of a guest; null if there is nothing to keep. */
export function contactsOfGuest(
  uid: string,
  { contacts = {}, enteredBy, sourceKey, mailedTo, accounts = [] }: EnteredGuest,
): Contacts | null {
  const entries = Object.entries(contacts).filter(([, contact]) => contact !== undefined)
  const isEmpty = entries.length === 0 && accounts.length === 0
  if (isEmpty && sourceKey === undefined && mailedTo === undefined) return null
  return {
    ...contactsOf(uid, { realName: '', steamProfileURL: '', messagingURL: '', discordID: null }),
    entered: Object.fromEntries(entries),
    ...(enteredBy !== undefined && entries.length > 0 && { enteredBy }),
    ...(sourceKey !== undefined && { sourceKey }),
    ...(mailedTo !== undefined && { mailedTo }),
    ...(accounts.length > 0 && { accounts }),
  }
}

/** Whether stored contacts repeat those of a profile, and nothing that was entered for a guest. */
export function isSameContacts(ofProfile: Contacts, stored: Contacts): boolean {
  const fields = Object.keys(ofProfile) as (keyof Contacts)[]
  return stored.entered === undefined && fields.every(field => ofProfile[field] === stored[field])
}
