import type { AccountRecord, IdentityProvider } from '../account/account.ts'
import type { Profile } from '../profile/profile.ts'

/** The documents of one person. */
export interface PersonRecords {
  readonly uid: string
  /** Whether Firebase Authentication has the account. */
  readonly hasUser: boolean
  readonly profile: Profile | null
  readonly account: AccountRecord | null
  /** The owners of the linked Discord and Steam identities; null for an identity without an owner. */
  readonly identityOwners: Readonly<Partial<Record<IdentityProvider, string | null>>>
  /** The owner of the account's chat; null if it has none, or the chat has no owner. */
  readonly chatOwner: string | null
  /** The profile's push devices that belong to the person. */
  readonly pushDeviceIds: readonly string[]
  /**
   * The person's role in the profile's active competition: `nothing` if the competition exists but they neither play in
   * it nor organize it; null if there is no active competition.
   */
  readonly active: 'missing' | 'nothing' | 'player-or-organizer' | null
}

/** The document that records the owner of a Discord or Steam identity, and that owner's account. */
export interface IdentityRecords {
  readonly provider: IdentityProvider
  readonly id: string
  readonly uid: string
  readonly hasUser: boolean
  readonly hasProfile: boolean
  readonly account: AccountRecord | null
}

/** The document that records the owner of a Telegram chat, and that owner's account. */
export interface ChatRecords {
  readonly chatId: string
  readonly uid: string
  readonly account: AccountRecord | null
}

/** The document of a push device, and its owner's profile. */
export interface PushDeviceRecords {
  readonly deviceId: string
  readonly uid: string
  readonly profile: Profile | null
}
