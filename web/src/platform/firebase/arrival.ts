import { getAdditionalUserInfo, type UserCredential } from 'firebase/auth'

/** A sign-in that has succeeded. */
export interface Arrival {
  /** Whether the account has just been made. */
  readonly isNew: boolean
}

/** A function makes the account, then the browser exchanges the token: a moment, but not the same one. */
const tokenTakesMs = 30_000

export function arrival(credential: UserCredential): Arrival {
  return { isNew: getAdditionalUserInfo(credential)?.isNewUser === true }
}

/** The same for a custom token, of which Firebase never says that it is somebody's first. */
export function arrivalByToken({ user: { metadata } }: UserCredential): Arrival {
  const age = Date.parse(metadata.lastSignInTime ?? '') - Date.parse(metadata.creationTime ?? '')
  return { isNew: age < tokenTakesMs }
}
