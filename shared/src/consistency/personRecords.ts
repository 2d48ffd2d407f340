import type { AccountRecord, IdentityProvider } from '../account/account.ts'
import type { Profile } from '../profile/profile.ts'

/** Somebody, as far as there are documents of theirs. */
export interface PersonRecords {
  readonly uid: string
  /** Whether Firebase Authentication knows them. */
  readonly hasUser: boolean
  readonly profile: Profile | null
  readonly account: AccountRecord | null
  /** Whose the accounts of Discord and Steam are that the account names; null where that is nobody's. */
  readonly identityOwners: Readonly<Partial<Record<IdentityProvider, string | null>>>
  /** Whose the chat is that the account names; null where it names none, or it is nobody's. */
  readonly chatOwner: string | null
  /**
   * What the person is to the competition to which signing in leads: `nothing` where it exists and they neither play
   * in it nor run it; null where there is none to which it leads.
   */
  readonly active: 'missing' | 'nothing' | 'player-or-organizer' | null
}

/** The document that says whose an account of Discord or Steam is, and the account of that person. */
export interface IdentityRecords {
  readonly provider: IdentityProvider
  readonly id: string
  readonly uid: string
  readonly hasUser: boolean
  readonly hasProfile: boolean
  readonly account: AccountRecord | null
}

/** The document that says whose a chat is, and the account of that person. */
export interface ChatRecords {
  readonly chatId: string
  readonly uid: string
  readonly account: AccountRecord | null
}
