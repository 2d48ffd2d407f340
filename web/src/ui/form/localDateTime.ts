/** Formats a moment in the local zone, to the minute: `2027-05-01T19:05`. */
export function localDateTime(at: number): string {
  const date = new Date(at)
  const day = [date.getFullYear().toString().padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())]
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/**
 * Parses such a text into milliseconds; null for a time that does not exist, such as 31 February or an hour skipped by
 * daylight saving.
 */
export function parseLocalDateTime(text: string): number | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)?.slice(1).map(Number)
  if (parts === undefined) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
  const date = new Date(year, month - 1, day, hour, minute)
  // The constructor maps years below 100 to the 20th century.
  date.setFullYear(year)
  const at = date.getTime()
  return localDateTime(at) === text.slice(0, 16) ? at : null
}

function two(number: number): string {
  return number.toString().padStart(2, '0')
}
