/** Formats the time until `moment`: '4:07', '5:04:07' from an hour on; '0:00' once it has passed. */
export function remainingTime(moment: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`
}
