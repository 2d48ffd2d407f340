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
  if (stage.kind !== 'round-robin' || stage.withdrawals === 'walkovers') return new Set()
  return new Set(
    [...withdrawnTeams(matches)].filter(team => {
      const slots = matches.flatMap(match => match.slots.filter(({ teamId }) => teamId === team))
      return slots.filter(({ closed }) => !closed).length * 2 < slots.length
    }),
  )
}
