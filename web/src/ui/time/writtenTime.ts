import type { Language } from '@upper-bracket/shared/profile/profile'

interface Options {
  readonly language: Language
  readonly now: number
  /** `short` leaves the weekday out, `start` also the name of the zone and, for the same day as `now`, the date. */
  readonly length: 'start' | 'short' | 'long'
}

/** The date format of each language: day before month, 24 hours, whatever the browser's setting. */
const dateLocale: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' }

/**
 * Formats a moment (milliseconds since the epoch) in the local zone, with the zone's name. The current year is
 * left out.
 */
export function writtenTime(at: number, { language, now, length }: Options): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const timeAlone = length === 'start' && new Date(at).toDateString() === new Date(now).toDateString()
  return formatOf(language, length, { sameYear, timeAlone }).format(at)
}

/** Making one takes longer than all that it will format. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(
  language: Language,
  length: Options['length'],
  { sameYear, timeAlone }: { readonly sameYear: boolean; readonly timeAlone: boolean },
): Intl.DateTimeFormat {
  const key = `${language} ${length} ${sameYear} ${timeAlone}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(dateLocale[language], {
    ...(length === 'long' ? { weekday: 'short' } : {}),
    ...(timeAlone ? {} : { day: 'numeric', month: 'short' }),
    ...(sameYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(length === 'start' ? {} : { timeZoneName: 'short' }),
  })
  formats.set(key, made)
  return made
}
