import { readCookie, removeCookie, writeCookie } from '#platform/cookies.ts'

const cookie = 'userid'
const cookieDays = 365

/** Null when nobody is signed in. */
export function rememberSession(uid: string | null): void {
  if (uid === null) removeCookie(cookie)
  else writeCookie(cookie, uid, cookieDays)
}

/** Whether somebody was signed in when this browser last had the page open, and probably is. */
export function remembersSession(): boolean {
  return readCookie(cookie, document.cookie) !== null
}
