import type { Language } from '@upper-bracket/shared/profile/profile'

/** The first three letters of each month, which nobody takes for a day, unlike `05/12`. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Formats a local date and time (`2027-05-01T19:05`) in the form that people type: `01.05.2027 19:05` in Russian,
 * `1 May 2027 19:05` in English. Other texts are returned unchanged.
 */
export function typedDateTime(value: string, language: Language): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)$/.exec(value)
  if (parts === null) return value
  const [, year, month, day, time] = parts
  const date =
    language === 'ru'
      ? [day, month, year].join('.')
      : [Number(day), months[Number(month) - 1], year].join(' ')
  return `${date} ${time}`
}

/** Parses a typed date and time with any separators and the month as a number or a word; trims other texts. */
export function readDateTime(typed: string): string {
  const parts = /^\s*(\d{1,2})[./\s-]+(\d{1,2}|[a-z]{3,9})[./\s-]+(\d{4})[,\s]+(\d{1,2})[:.](\d\d)\s*$/i.exec(
    typed,
  )
  const [day = '', monthText = '', year = '', hour = '', minute = ''] = parts?.slice(1) ?? []
  const month = monthNumber(monthText)
  if (month === '0') return typed.trim()
  const two = (number: string) => number.padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`
}

function monthNumber(text: string): string {
  if (/^\d+$/.test(text)) return text
  const name = text.slice(0, 3).toLowerCase()
  return String(months.findIndex(month => month.toLowerCase() === name) + 1)
}
