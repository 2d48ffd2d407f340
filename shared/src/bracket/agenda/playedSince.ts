import type { Match } from '../model/match.ts'

/** Returns the ids of the teams that have played since a time in milliseconds: forfeited matches do not count. */
export function playedSince(matches: readonly Match[], time: number): ReadonlySet<string> {
  const played = new Set<string>()
  for (const { status, since, slots, forfeits } of matches) {
    if ((status !== 'running' && status !== 'finished') || since === undefined || since.at < time) continue
    if (forfeits.includes(true)) continue
    for (const { teamId } of slots) if (teamId !== null) played.add(teamId)
  }
  return played
}
