import { kindOf } from '../kinds/kindOf.ts'
import type { Bracket, PlayedResults } from '../model/bracket.ts'
import { isOver, type Match, type Side } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { withdrawalsOf, withdrawnTeams } from '../model/withdrawals.ts'
import { tableMatches } from './stageMatches.ts'

/** What the results of the teams that have withdrawn from a stage count in a group: as an organizer or the rule says. */
export function withdrawnResults(
  bracket: Bracket,
  stage: TableStage,
  group: number,
): ReadonlyMap<string, PlayedResults> {
  const rule = kindOf(stage).withdrawalRule(stage)
  if (rule === null) return new Map()
  const matches = tableMatches(stage, bracket.matches, group)
  const chosen = new Map(withdrawalsOf(bracket).map(({ teamId, results }) => [teamId, results]))
  const byRule = (team: string) =>
    rule === 'annul' || (rule === 'annul-before-half' && isBeforeHalf(matches, team)) ? 'annul' : 'stand'
  return new Map(
    [...withdrawnTeams(bracket, stage)].map(team => [team, chosen.get(team) ?? byRule(team)] as const),
  )
}

/** Whether a team has played less than half of its matches. */
function isBeforeHalf(matches: readonly Match[], team: string): boolean {
  const own = matches.flatMap(match =>
    match.slots.flatMap(({ teamId, closed }, side) =>
      teamId === team ? [isOver(match) && !(closed && match.forfeits[side])] : [],
    ),
  )
  return own.filter(Boolean).length * 2 < own.length
}

/** The match as it counts if some of its teams forfeit whatever they have played. */
export function asForfeited(match: Match, results: ReadonlyMap<string, PlayedResults>): Match {
  if (match.status !== 'finished') return match
  const isForfeit = (side: Side) =>
    match.forfeits[side] || results.get(match.slots[side].teamId ?? '') === 'forfeit'
  const forfeits = [isForfeit(0), isForfeit(1)] as const
  if (forfeits[0] === match.forfeits[0] && forfeits[1] === match.forfeits[1]) return match
  return { ...match, forfeits, winner: forfeits[0] ? (forfeits[1] ? null : 1) : 0 }
}
