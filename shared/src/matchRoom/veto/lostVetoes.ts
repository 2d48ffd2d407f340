import { gamesToPlay } from '../../bracket/model/advantage.ts'
import type { MatchChange } from '../../bracket/model/bracket.ts'
import { hasNotBegun } from '../../bracket/model/isStarted.ts'
import { isUsed } from '../../bracket/model/isUsed.ts'
import type { Match } from '../../bracket/model/match.ts'
import type { VetoSettings } from '../../selfService/vetoSettings.ts'

/** Whether a veto opens when a match starts: in CS only if the pool has a map for each of its games. */
export function hasMapsFor(settings: VetoSettings, match: Pick<Match, 'bestOf' | 'games'>): boolean {
  return settings.game === 'dota2' || settings.maps.length >= gamesToPlay(match)
}

/** The matches that will have no veto after a change, because the pool is too small for them then. */
export function lostVetoes(settings: VetoSettings, changes: readonly MatchChange[]): readonly Match[] {
  return changes.flatMap(([before, after]) => {
    const isLost = hasNotBegun(after) && isUsed(after) && !hasMapsFor(settings, after)
    return isLost && (hasMapsFor(settings, before) || !isUsed(before)) ? [after] : []
  })
}
