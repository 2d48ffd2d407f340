import { kindOf } from '../kinds/kindOf.ts'
import type { Match } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'

/** The teams that were disqualified in one of the matches. */
export function withdrawnTeams(matches: readonly Match[]): ReadonlySet<string> {
  return new Set(
    matches.flatMap(({ slots }) => slots.flatMap(({ teamId, closed }) => (closed ? (teamId ?? []) : []))),
  )
}

/**
 * The withdrawn teams whose matches in a group count for nobody: those that had played less than half of them, unless
 * the round robin keeps all results.
 */
export function annulledTeams(stage: TableStage, matches: readonly Match[]): ReadonlySet<string> {
  if (!kindOf(stage).annulsWithdrawn(stage)) return new Set()
  return new Set(
    [...withdrawnTeams(matches)].filter(team => {
      const own = matches.flatMap(({ slots, forfeits }) =>
        slots.flatMap(({ teamId, closed }, side) =>
          teamId === team ? [{ isPlayed: !closed || forfeits[side] === false }] : [],
        ),
      )
      return own.filter(({ isPlayed }) => isPlayed).length * 2 < own.length
    }),
  )
}
