/** Formats a time, in milliseconds since the epoch, by ISO 8601 in UTC: `2026-11-26T18:00:00.000Z`. */
export function isoTime(milliseconds: number): string {
  // biome-ignore lint/style/noRestrictedGlobals: it formats the given time and reads no clock
  return new Date(milliseconds).toISOString()
}
