/** Formats the time until `moment` as minutes and seconds, '4:07'; '0:00' once it has passed. */
export function remainingTime(moment: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
