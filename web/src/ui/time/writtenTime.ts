import type { Language } from '@upper-bracket/shared/profile/profile'

interface Options {
  readonly language: Language
  readonly now: number
  /** `short` leaves the weekday out. */
  readonly length: 'short' | 'long'
}

/** The date format of each language: day before month, 24 hours, whatever the browser's setting. */
const dateLocale: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' }

/**
 * Formats a moment (milliseconds since the epoch) in the local zone, with the zone's name. The current year is
 * left out.
 */
export function writtenTime(at: number, { language, now, length }: Options): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(dateLocale[language], {
    ...(length === 'long' ? { weekday: 'short' } : {}),
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at)
}
