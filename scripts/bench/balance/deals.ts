import { alternatingDeal } from '@upper-bracket/shared/balance/alternatingDeal'
import { unconstrained } from '@upper-bracket/shared/balance/constraints'
import { evenDeal } from '@upper-bracket/shared/balance/evenDeal'
import { leastSpread, partsOfStep } from '@upper-bracket/shared/balance/leastSpread'
import { higherFirst, type RatedPlayer } from '@upper-bracket/shared/balance/ratedPlayer'
import { withUnits } from '@upper-bracket/shared/balance/split'
import { unitsOf } from '@upper-bracket/shared/balance/unit'
import { chance } from '@upper-bracket/shared/random/chance'

const teamSize = 5

/** Deals players, a multiple of five of them, into teams of five. */
type Deal = (players: readonly RatedPlayer[], seed: number) => readonly (readonly RatedPlayer[])[]

export const deals: Readonly<Record<string, Deal>> = {
  alternating: players => alternatingDeal(players, players.length / teamSize),
  even,
  'snake order': snake,
  'lowest sum first': lowestSumFirst,
  'best of 1,000 random deals': bestOfRandom,
}

export function spreadOf(teams: readonly (readonly RatedPlayer[])[]): number {
  const sums = teams.map(sumOf)
  return Math.max(...sums) - Math.min(...sums)
}

/** The smallest spread of two teams: every way to choose the first is tried. */
export function optimumOfTwo(players: readonly RatedPlayer[]): number {
  const total = sumOf(players)
  let best = total
  const choose = (from: number, left: number, sum: number): void => {
    if (left === 0) best = Math.min(best, Math.abs(total - 2 * sum))
    else
      for (const [index, { step }] of players.slice(from).entries())
        choose(from + index + 1, left - 1, sum + step)
  }
  choose(0, teamSize, 0)
  return best
}

function even(players: readonly RatedPlayer[], seed: number): readonly (readonly RatedPlayer[])[] {
  const units = unitsOf(players, new Map(), unconstrained)
  if (!units.ok) throw new Error(units.code)
  const unitOf = new Map(units.value.flatMap(unit => unit.players.map(({ uid }) => [uid, unit] as const)))
  const rows = alternatingDeal(players, players.length / teamSize)
  const teams = rows.map((row, index) =>
    withUnits(
      { index, teamId: null, sum: 0, weight: partsOfStep / teamSize },
      row.flatMap(({ uid }) => unitOf.get(uid) ?? []),
    ),
  )
  const least = leastSpread(
    rows.map(row => row.length),
    players.map(({ step }) => step),
  )
  return evenDeal(teams, seed, least).map(team => team.units.flatMap(unit => unit.players))
}

/** Best to worst over the teams, then back again. */
function snake(players: readonly RatedPlayer[]): readonly (readonly RatedPlayer[])[] {
  const teams = emptyTeams(players)
  for (const [index, player] of players.toSorted(higherFirst).entries()) {
    const [round, at] = [Math.floor(index / teams.length), index % teams.length]
    teams[round % 2 === 0 ? at : teams.length - 1 - at]?.push(player)
  }
  return teams
}

/** Best to worst, each to the team with the lowest sum that has a free seat. */
function lowestSumFirst(players: readonly RatedPlayer[]): readonly (readonly RatedPlayer[])[] {
  const teams = emptyTeams(players)
  const sums = teams.map(() => 0)
  for (const player of players.toSorted(higherFirst)) {
    const open = [...teams.keys()].filter(at => (teams[at]?.length ?? 0) < teamSize)
    const at = open.reduce((best, each) => ((sums[each] ?? 0) < (sums[best] ?? 0) ? each : best))
    teams[at]?.push(player)
    sums[at] = (sums[at] ?? 0) + player.step
  }
  return teams
}

function bestOfRandom(players: readonly RatedPlayer[], seed: number): readonly (readonly RatedPlayer[])[] {
  const below = chance(seed)
  const order = [...players]
  let best: readonly (readonly RatedPlayer[])[] = []
  let smallest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 1000; attempt++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = below(at + 1)
      const [one, two] = [order[at], order[other]]
      if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one]
    }
    const teams = emptyTeams(players).map((_, team) => order.slice(team * teamSize, (team + 1) * teamSize))
    if (spreadOf(teams) >= smallest) continue
    best = teams
    smallest = spreadOf(teams)
  }
  return best
}

function emptyTeams({ length }: readonly RatedPlayer[]): RatedPlayer[][] {
  return Array.from({ length: length / teamSize }, () => [])
}

function sumOf(players: readonly RatedPlayer[]): number {
  return players.reduce((sum, { step }) => sum + step, 0)
}
