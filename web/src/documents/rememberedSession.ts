import { readCookie, removeCookie, writeCookie } from '#platform/cookies.ts'

const cookie = 'userid'
const cookieDays = 365

/** Stores the user of this browser; null after sign-out. */
export function rememberSession(uid: string | null): void {
  if (uid === null) removeCookie(cookie)
  else writeCookie(cookie, uid, cookieDays)
}

/** Whether a user was signed in when this browser last had the page open, and probably still is. */
export function remembersSession(): boolean {
  return readCookie(cookie, document.cookie) !== null
}
