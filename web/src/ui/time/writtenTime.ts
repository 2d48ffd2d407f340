import type { Language } from '@upper-bracket/shared/profile/profile'

interface Options {
  readonly language: Language
  readonly now: number
  /**
   * `short` omits the weekday, `zoneless` also the name of the zone. `start` omits the name of the zone and, on the day
   * of `now`, the date. `clock` is the time alone.
   */
  readonly length: 'clock' | 'start' | 'zoneless' | 'short' | 'long'
}

/** The date format of each language: day before month, 24 hours, regardless of the browser's settings. */
const dateLocale: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' }

/**
 * Formats a moment (milliseconds since the epoch) in the local zone, with the zone's name. The current year is omitted.
 */
export function writtenTime(at: number, { language, now, length }: Options): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const timeAlone =
    length === 'clock' || (length === 'start' && new Date(at).toDateString() === new Date(now).toDateString())
  return formatOf(language, length, { sameYear, timeAlone }).format(at)
}

/** Formats a day in the local zone: `Saturday 28 November`. */
export function writtenDay(at: number, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at)
}

/** Formats a date in the local zone: `28 November 2026`. */
export function writtenDate(at: number, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale[language], { dateStyle: 'long' }).format(at)
}

/** Creating a format takes longer than all formatting with it. */
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
    ...(sameYear || timeAlone ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(length === 'short' || length === 'long' ? { timeZoneName: 'short' } : {}),
  })
  formats.set(key, made)
  return made
}
