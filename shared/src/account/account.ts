/** Services whose accounts are ours to link: Firebase Authentication does not know them. */
export const identityProviders = ['discord', 'steam'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** Ways in that Firebase Authentication keeps. */
export const firebaseWays = ['google', 'facebook', 'password'] as const
export type FirebaseWay = (typeof firebaseWays)[number]

/** Every way into an account. */
export const waysIn = [...identityProviders, ...firebaseWays] as const
export type WayIn = (typeof waysIn)[number]

/** The document `identities/{provider}:{id}`: whose an account of Discord or Steam is. */
export interface IdentityOwner {
  readonly uid: string
  /** Milliseconds since the epoch. */
  readonly linkedAt: number
}

/** The document `accounts/{uid}`, which nobody reads but the server. */
export interface AccountRecord {
  /** The linked accounts, by their ids. */
  readonly identities: Readonly<Partial<Record<IdentityProvider, string>>>
  readonly telegramChatId: number | null
  /**
   * What is being taken from Firebase Authentication, and until when (milliseconds since the epoch) it is not to
   * be counted on for that reason.
   */
  readonly unlinking: Readonly<Partial<Record<FirebaseWay, number>>>
}

export const newAccountRecord: AccountRecord = { identities: {}, telegramChatId: null, unlinking: {} }
