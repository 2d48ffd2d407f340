import { chance } from '../random/chance.ts'
import { type DealtTeam, eachSplit, splitBy } from './split.ts'

/** How many pairs of teams are looked at in search of a better deal, once no exchange narrows it: 0.1 s at most. */
const maxPairs = 12_000

/**
 * Narrows the spread of a deal by exchanging players between two teams at a time: the strongest or the weakest team
 * and another one share out their players in the best of all ways that the constraints allow. That brings the two
 * closer together, so it never widens the spread. Where it no longer helps, two teams chosen at random exchange
 * players without growing apart by much, and it starts over; the result stands if it is no worse.
 *
 * Ends when the spread is at most `least`, or after so many attempts. For two teams the result is the optimum. The
 * same teams and the same seed always have the same result.
 */
export function evenDeal(teams: readonly DealtTeam[], seed: number, least: number): readonly DealtTeam[] {
  let { arranged, pairs } = narrowed(teams, least)
  const below = chance(seed)
  for (let left = maxPairs; left > 0 && teams.length > 2 && spreadOf(arranged) > least; left -= pairs) {
    const tried = narrowed(stirred(arranged, below), least)
    if (!isWorse(tried.arranged, arranged)) arranged = tried.arranged
    pairs = tried.pairs + 1
  }
  return arranged.toSorted((a, b) => a.index - b.index)
}

function spreadOf(teams: readonly DealtTeam[]): number {
  const strengths = teams.map(({ strength }) => strength)
  return Math.max(...strengths) - Math.min(...strengths)
}

interface Narrowed {
  readonly arranged: readonly DealtTeam[]
  /** How many pairs of teams were looked at. */
  readonly pairs: number
}

/** Until neither the strongest nor the weakest team can come closer to any other. */
function narrowed(teams: readonly DealtTeam[], least: number): Narrowed {
  const arranged = teams.toSorted(weakestFirst)
  let pairs = 0
  const isCloser = (at: number, otherAt: number): boolean => {
    pairs++
    return bringCloser(arranged, at, otherAt)
  }
  for (;;) {
    const last = arranged.length - 1
    if (spreadOf(arranged) <= least) break
    const others = [...arranged.keys()]
    if (!others.some(at => isCloser(last, at)) && !others.some(at => isCloser(0, last - at))) break
    arranged.sort(weakestFirst)
  }
  return { arranged, pairs }
}

function weakestFirst(a: DealtTeam, b: DealtTeam): number {
  return a.strength - b.strength || a.index - b.index
}

/** Whether there is a split that does; the best one is made. */
function bringCloser(teams: DealtTeam[], at: number, otherAt: number): boolean {
  const [team, other] = [teams[at], teams[otherAt]]
  if (team === undefined || other === undefined || team === other) return false
  let closest = Math.abs(team.strength - other.strength)
  // What one player gains the other loses: two teams of equal size that differ by one step cannot come closer.
  const enough = team.weight === other.weight ? closest % (2 * team.weight) : 0
  if (closest <= enough) return false
  let best: number | undefined
  eachSplit(team, other, (distance, split) => {
    if (distance >= closest) return false
    closest = distance
    best = split
    return distance <= enough
  })
  if (best === undefined) return false
  ;[teams[at], teams[otherAt]] = splitBy(team, other, best)
  return true
}

/** Two teams at random share out their players anew, and are hardly further apart than before. */
function stirred(teams: readonly DealtTeam[], below: (limit: number) => number): readonly DealtTeam[] {
  const at = below(teams.length)
  const otherAt = (at + 1 + below(teams.length - 1)) % teams.length
  const [team, other] = [teams[at], teams[otherAt]]
  if (team === undefined || other === undefined) return teams
  const most = Math.abs(team.strength - other.strength) + team.weight + other.weight
  const splits: number[] = []
  eachSplit(team, other, (distance, split) => {
    if (distance <= most) splits.push(split)
    return false
  })
  const chosen = splits[below(splits.length)]
  if (chosen === undefined) return teams
  const [first, second] = splitBy(team, other, chosen)
  return teams.with(at, first).with(otherAt, second)
}

function isWorse(teams: readonly DealtTeam[], than: readonly DealtTeam[]): boolean {
  const wider = spreadOf(teams) - spreadOf(than)
  return wider > 0 || (wider === 0 && unrest(teams) > unrest(than))
}

/** The smaller, the closer together the teams are as a whole. */
function unrest(teams: readonly DealtTeam[]): number {
  return teams.reduce((sum, { strength, weight }) => sum + strength ** 2 / weight, 0)
}
