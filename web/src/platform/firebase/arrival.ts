import { getAdditionalUserInfo, type UserCredential } from 'firebase/auth'

/** A successful sign-in. */
export interface Arrival {
  /** Whether the account has just been created. */
  readonly isNew: boolean
}

/**
 * A function creates the account, then the browser exchanges the token: shortly after, but not at the same
 * time.
 */
const tokenTakesMs = 30_000

export function arrival(credential: UserCredential): Arrival {
  return { isNew: getAdditionalUserInfo(credential)?.isNewUser === true }
}

/** The same for a custom token, for which Firebase never reports a new user. */
export function arrivalByToken({ user: { metadata } }: UserCredential): Arrival {
  const age = Date.parse(metadata.lastSignInTime ?? '') - Date.parse(metadata.creationTime ?? '')
  return { isNew: age < tokenTakesMs }
}
