const prefix = 'guest-'

/** Returns the uid of a player without an account; `id` has 20 random characters. */
export function guestUidOf(id: string): string {
  return `${prefix}${id}`
}

/** Whether a uid is that of a player without an account; no account has such a uid. */
export function isGuestUid(uid: string): boolean {
  return uid.startsWith(prefix)
}
