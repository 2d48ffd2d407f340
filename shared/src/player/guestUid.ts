const prefix = 'guest-'

/** Whether a uid is that of a player without an account; no account has such a uid. */
export function isGuestUid(uid: string): boolean {
  return uid.startsWith(prefix)
}
