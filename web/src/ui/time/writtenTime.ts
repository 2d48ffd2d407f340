import type { Language } from '@upper-bracket/shared/profile/profile'

interface Options {
  readonly language: Language
  readonly now: number
  /** `short` leaves the weekday out. */
  readonly length: 'short' | 'long'
}

/** How each language writes its dates: the day before the month, 24 hours, whatever the browser is set to. */
const dateLocale: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' }

/**
 * A moment (milliseconds since the epoch) in the zone of this machine, which is named. The year is left out where it
 * is the present one.
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
