import type { consent as ru } from '#locales/ru/consent.ts'
import type { Translation } from '#locales/translation.ts'

export const consent: Translation<typeof ru> = {
  title: 'Usage statistics',
  text: 'May we count which pages are opened, whether signing in works, and where resetting a password fails? No names, no advertising. The site works either way.',
  deny: 'No',
  allow: 'Allow',
}
