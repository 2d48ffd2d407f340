/** Services unknown to Firebase Authentication, whose accounts we link ourselves. */
export const identityProviders = ['discord', 'steam'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** Sign-in methods stored by Firebase Authentication. */
export const firebaseMethods = ['google', 'facebook', 'password'] as const
export type FirebaseMethod = (typeof firebaseMethods)[number]

/** Methods that an installation offers only if it has set them up. */
export const optionalMethods = ['discord', 'google', 'facebook'] as const
export type OptionalMethod = (typeof optionalMethods)[number]

export const signInMethods = [...identityProviders, ...firebaseMethods] as const
export type SignInMethod = (typeof signInMethods)[number]

/** The document `identities/{provider}:{id}`: the owner of a Discord or Steam account. */
export interface IdentityOwner {
  readonly uid: string
  /** Milliseconds since the epoch. */
  readonly linkedAt: number
}

/** The document `accounts/{uid}`, readable by the server only. */
export interface AccountRecord {
  /** The ids of the linked accounts. */
  readonly identities: Readonly<Partial<Record<IdentityProvider, string>>>
  readonly telegramChatId: number | null
  /**
   * Methods being removed from Firebase Authentication, and until when (milliseconds since the epoch) they count as
   * already removed.
   */
  readonly unlinking: Readonly<Partial<Record<FirebaseMethod, number>>>
}

export const newAccountRecord: AccountRecord = { identities: {}, telegramChatId: null, unlinking: {} }
