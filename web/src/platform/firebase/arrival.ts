import { getAdditionalUserInfo, type UserCredential } from 'firebase/auth'

/** A successful sign-in. */
export interface Arrival {
  /** Whether the account was created by this sign-in. */
  readonly isNew: boolean
}

/** A function creates the account shortly before the browser exchanges the token. */
const tokenTakesMs = 30_000

export function arrival(credential: UserCredential): Arrival {
  return { isNew: getAdditionalUserInfo(credential)?.isNewUser === true }
}

/** Derives the arrival of a sign-in by custom token, for which Firebase never reports a new user. */
export function arrivalByToken({ user: { metadata } }: UserCredential): Arrival {
  const age = Date.parse(metadata.lastSignInTime ?? '') - Date.parse(metadata.creationTime ?? '')
  return { isNew: age < tokenTakesMs }
}
