import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { chance } from '../../random/chance.ts'
import { hash } from '../../random/hash.ts'
import { shuffled } from '../../random/shuffled.ts'
import { type PlacementLimit, placeTeams } from './placeTeams.ts'

/**
 * `snake`: in the order of seeds, with every second tier in the opposite direction. `pots`: tier by tier, each drawn.
 * `draw`: all drawn from one pot. A tier has one team for each group.
 */
export type GroupMethod = 'snake' | 'pots' | 'draw'

export interface GroupRequest {
  readonly method: GroupMethod
  /** The number of groups; at most as many as teams. */
  readonly groups: number
  /** The text from which `pots` and `draw` draw, deterministically. */
  readonly draw: string
  /** Sets of teams of which no two may be in the same group. Teams that do not take part are ignored. */
  readonly apart: readonly (readonly string[])[]
}

/** The ids of the teams of each group, in the order in which they were placed. */
export type Groups = readonly (readonly string[])[]

/** Draws are repeated so many times, so that each admissible result is equally likely, before one is searched. */
const maxDraws = 1000

/**
 * Distributes the teams, which are given in the order of seeds, into groups whose sizes differ by at most one. Refused
 * with `no-such-groups` if no distribution by this method keeps the teams apart, or none was found in time; the fact
 * `isCertain` says which, and `teamIds` names a set that is larger than the number of groups.
 */
export function groupEntrants(
  teamIds: readonly string[],
  request: GroupRequest,
): Outcome<Groups, 'no-such-groups'> {
  const { method, groups } = request
  const apart = request.apart.map(set => teamIds.filter(teamId => set.includes(teamId)))
  const tooLarge = apart.find(set => set.length > groups)
  if (tooLarge !== undefined) return refuse('no-such-groups', { groups, isCertain: true, teamIds: tooLarge })

  const below = chance(hash(request.draw))
  for (let draws = 0; method !== 'snake' && draws < maxDraws; draws++) {
    const drawn = drawGroups(teamIds, groups, method, below)
    if (drawn.every(group => isApart(group, apart))) return accept(drawn)
  }

  const order = method === 'draw' ? shuffled(teamIds, below) : teamIds
  const tiers = tiersOf(order, groups)
  const preferences = tiers.flatMap((tier, index) =>
    tier.map((teamId): readonly [string, readonly number[]] => [
      teamId,
      method === 'snake' ? snakeOf(index, groups) : shuffled(indexes(groups), below),
    ]),
  )
  const onePerGroup = (set: readonly string[]): PlacementLimit => ({
    teamIds: set,
    capacity: new Array<number>(groups).fill(1),
  })
  const sizes = { teamIds, capacity: indexes(groups).map(group => sizeOf(group, teamIds.length, groups)) }
  const placement = placeTeams({
    preferences: new Map(preferences),
    limits: [...(method === 'draw' ? [sizes] : tiers.map(onePerGroup)), ...apart.map(onePerGroup)],
  })
  if (placement.kind !== 'placed')
    return refuse('no-such-groups', { groups, isCertain: placement.kind === 'impossible' })
  const { groupOf } = placement
  return accept(indexes(groups).map(group => order.filter(teamId => groupOf.get(teamId) === group)))
}

/**
 * Checks groups that an organizer arranged. Refused with `groups-invalid` unless each team is in exactly one group and
 * the sizes of groups differ by at most one, and with `teams-not-apart`, which names the teams, if two that must be
 * apart are together.
 */
export function checkGroups(
  teamIds: readonly string[],
  groups: Groups,
  apart: GroupRequest['apart'],
): Outcome<Groups, 'groups-invalid' | 'teams-not-apart'> {
  const placed = groups.flat()
  const named = new Set(placed)
  const isWhole =
    placed.length === teamIds.length &&
    teamIds.every(teamId => named.has(teamId)) &&
    groups.every(({ length }) => length > 0 && Math.abs(length - teamIds.length / groups.length) < 1)
  if (!isWhole) return refuse('groups-invalid')
  for (const [index, group] of groups.entries()) {
    const together = apart.map(set => group.filter(teamId => set.includes(teamId)))
    const found = together.find(set => set.length > 1)
    if (found !== undefined) return refuse('teams-not-apart', { group: index, teamIds: found })
  }
  return accept(groups)
}

/** Draws groups without regard to teams that must be apart. */
function drawGroups(
  teamIds: readonly string[],
  groups: number,
  method: 'pots' | 'draw',
  below: (below: number) => number,
): Groups {
  const drawn: string[][] = indexes(groups).map(() => [])
  const order = method === 'draw' ? shuffled(teamIds, below) : teamIds
  for (const tier of tiersOf(order, groups)) {
    const places = method === 'draw' ? indexes(groups) : shuffled(indexes(groups), below)
    for (const [index, teamId] of tier.entries()) drawn[places[index] ?? 0]?.push(teamId)
  }
  return drawn
}

function isApart(group: readonly string[], apart: readonly (readonly string[])[]): boolean {
  return apart.every(set => group.filter(teamId => set.includes(teamId)).length <= 1)
}

/** The groups in the direction of the snake. */
function snakeOf(tier: number, groups: number): readonly number[] {
  return tier % 2 === 0 ? indexes(groups) : indexes(groups).reverse()
}

/** The teams in tiers of one for each group; the last tier may be smaller. */
function tiersOf(teamIds: readonly string[], groups: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(teamIds.length / groups) }, (_, tier) =>
    teamIds.slice(tier * groups, (tier + 1) * groups),
  )
}

/** The size of a group whose teams are drawn from one pot: the first groups take the teams that are left over. */
function sizeOf(group: number, teams: number, groups: number): number {
  return Math.floor(teams / groups) + (group < teams % groups ? 1 : 0)
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
