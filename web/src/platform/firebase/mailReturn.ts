import type { ActionCodeSettings } from 'firebase/auth'
import { hrefs } from '#platform/addresses/hrefs.ts'

const pages = {
  link: hrefs.emailConfirmation,
  reset: hrefs.emailReset,
  verification: hrefs.emailVerification,
} as const

/** Returns the settings of a mail's link: the page that it opens, and where to go from there. */
export function returnTo(mail: keyof typeof pages, next?: string): ActionCodeSettings {
  return { url: new URL(pages[mail](next), location.origin).href, handleCodeInApp: true }
}
