import { chance } from '../random/chance.ts'
import { type DistributedTeam, eachSplit, splitBy } from './split.ts'

/** The maximum number of pairs of teams to try once no exchange narrows the spread. They take at most 0.1 s. */
const maxPairs = 12_000

/**
 * Narrows the spread of a distribution by exchanging players between two teams at a time: the strongest or the weakest
 * team and another one split their players in the best way that the constraints allow. That brings the two closer
 * together, so it never widens the spread. Once that no longer helps, two random teams exchange players without growing
 * apart by much, and the search starts over; the result is kept if it is no worse. The search ends when the spread is
 * at most `least`, or after `maxPairs` attempts. For two teams the result is the optimum. The same teams and the same
 * seed always have the same result.
 */
export function evenDistribution(
  teams: readonly DistributedTeam[],
  seed: number,
  least: number,
): readonly DistributedTeam[] {
  let { arranged, pairs } = narrowed(teams, least)
  const below = chance(seed)
  for (let left = maxPairs; left > 0 && teams.length > 2 && spreadOf(arranged) > least; left -= pairs) {
    const tried = narrowed(stirred(arranged, below), least)
    if (!isWorse(tried.arranged, arranged)) arranged = tried.arranged
    pairs = tried.pairs + 1
  }
  return arranged.toSorted((a, b) => a.index - b.index)
}

function spreadOf(teams: readonly DistributedTeam[]): number {
  const strengths = teams.map(({ strength }) => strength)
  return Math.max(...strengths) - Math.min(...strengths)
}

interface Narrowed {
  readonly arranged: readonly DistributedTeam[]
  /** The number of pairs of teams that were tried. */
  readonly pairs: number
}

/** Exchanges players until neither the strongest nor the weakest team can come closer to any other. */
function narrowed(teams: readonly DistributedTeam[], least: number): Narrowed {
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

function weakestFirst(a: DistributedTeam, b: DistributedTeam): number {
  return a.strength - b.strength || a.index - b.index
}

/** Makes the best split that brings the two teams closer together. Returns false if there is none. */
function bringCloser(teams: DistributedTeam[], at: number, otherAt: number): boolean {
  const [team, other] = [teams[at], teams[otherAt]]
  if (team === undefined || other === undefined || team === other) return false
  let closest = Math.abs(team.strength - other.strength)
  // An exchange adds to one team what it takes from the other, so two teams of equal size that differ by one step
  // cannot come closer.
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

/**
 * Splits the players of two random teams again, so that the two are hardly further apart than before: by at most two
 * steps, which is much for ranks and nothing for ratings, or by the spread of all teams.
 */
function stirred(
  teams: readonly DistributedTeam[],
  below: (limit: number) => number,
): readonly DistributedTeam[] {
  const at = below(teams.length)
  const otherAt = (at + 1 + below(teams.length - 1)) % teams.length
  const [team, other] = [teams[at], teams[otherAt]]
  if (team === undefined || other === undefined) return teams
  const most =
    Math.abs(team.strength - other.strength) + Math.max(team.weight + other.weight, spreadOf(teams))
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

function isWorse(teams: readonly DistributedTeam[], than: readonly DistributedTeam[]): boolean {
  const wider = spreadOf(teams) - spreadOf(than)
  return wider > 0 || (wider === 0 && unrest(teams) > unrest(than))
}

/** The sum of squared strengths; it falls as the teams come closer together. */
function unrest(teams: readonly DistributedTeam[]): number {
  return teams.reduce((sum, { strength, weight }) => sum + strength ** 2 / weight, 0)
}
