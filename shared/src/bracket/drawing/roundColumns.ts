import type { Section } from '../model/match.ts'
import type { BracketRound } from '../rounds/roundsOf.ts'

/**
 * Returns the column of each drawn round, from 0. Rounds of the lower bracket take consecutive columns. An upper round
 * is above the lower round that takes its losers, the first one above the first, so that matches played at the same
 * time are aligned. The finals come after both; the match for third place is below the final.
 */
export function roundColumns(rounds: readonly BracketRound[]): ReadonlyMap<BracketRound, number> {
  const of = (section: Section) => rounds.filter(round => round.section === section)
  const columns = new Map<BracketRound, number>()
  for (const [index, round] of of('main').entries()) columns.set(round, index)
  for (const round of of('third-place')) columns.set(round, of('main').length - 1)

  const lower = of('lower')
  const columnOfMatch = new Map<string, number>()
  for (const [index, round] of lower.entries()) {
    columns.set(round, index)
    for (const match of round.matches) columnOfMatch.set(match.id, index)
  }

  let next = 0
  for (const round of of('upper')) {
    const drops = round.matches.flatMap(({ loserTo }) =>
      loserTo === null ? [] : (columnOfMatch.get(loserTo.matchId) ?? []),
    )
    const column = next === 0 || drops.length === 0 ? next : Math.max(next, Math.min(...drops))
    columns.set(round, column)
    next = column + 1
  }

  const afterSides = Math.max(next, lower.length)
  for (const [index, round] of of('final').entries()) columns.set(round, afterSides + index)
  return columns
}
