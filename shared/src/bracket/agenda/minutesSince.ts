/** Returns the whole minutes from `since` to `now`; null if either is unknown. */
export function minutesSince(since: number | null, now: number | null): number | null {
  return since === null || now === null ? null : Math.max(0, Math.floor((now - since) / 60_000))
}
