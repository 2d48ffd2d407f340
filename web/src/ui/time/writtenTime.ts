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
  return formatOf(language, length, sameYear).format(at)
}

/** Making one takes longer than all that it will format. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, length: Options['length'], sameYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${length} ${sameYear}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(dateLocale[language], {
    ...(length === 'long' ? { weekday: 'short' } : {}),
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  formats.set(key, made)
  return made
}
