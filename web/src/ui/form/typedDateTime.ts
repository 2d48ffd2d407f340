import type { Language } from '@upper-bracket/shared/profile/profile'

const between: Record<Language, string> = { ru: '.', en: '/' }

/**
 * Formats a local date and time (`2027-05-01T19:05`) in the form that people type: `01.05.2027 19:05` in Russian,
 * `01/05/2027 19:05` in English. Other texts are returned unchanged.
 */
export function typedDateTime(value: string, language: Language): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)$/.exec(value)
  if (parts === null) return value
  const [, year, month, day, time] = parts
  return `${[day, month, year].join(between[language])} ${time}`
}

/** Parses a typed date and time with any separators; other texts are returned trimmed. */
export function readDateTime(typed: string): string {
  const parts = /^\s*(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})[,\s]+(\d{1,2})[:.](\d\d)\s*$/.exec(typed)
  if (parts === null) return typed.trim()
  const [day = '', month = '', year = '', hour = '', minute = ''] = parts.slice(1)
  const two = (number: string) => number.padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`
}
