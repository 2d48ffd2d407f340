import type { UserCredential } from 'firebase/auth'

/** A sign-in that has succeeded. */
export interface Arrival {
  /** Whether the account has just been made; for a custom token Firebase itself never says so. */
  readonly isNew: boolean
}

const newForMs = 2 * 60_000

export function arrival({ user: { metadata } }: UserCredential): Arrival {
  const age = Date.parse(metadata.lastSignInTime ?? '') - Date.parse(metadata.creationTime ?? '')
  return { isNew: age < newForMs }
}
