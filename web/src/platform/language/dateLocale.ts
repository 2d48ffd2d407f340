import type { Language } from '@upper-bracket/shared/profile/profile'

/** How the dates of each language are written: the day before the month, 24 hours, whatever the browser is set to. */
export const dateLocale: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' }
