import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Constraints } from './constraints.ts'
import { higherFirst, type RatedPlayer } from './ratedPlayer.ts'

/** Players who are distributed as one unit: a group that must stay together, or a single player. */
export interface Unit {
  /** The index in the list of all units. */
  readonly index: number
  /** Highest rank first. */
  readonly players: readonly RatedPlayer[]
  /** The sum of the players' steps. */
  readonly step: number
  /** The indexes of the units that must be in other teams. */
  readonly apartFrom: ReadonlySet<number>
  /** The existing team that the unit must join; null if any will do. */
  readonly homeId: string | null
  /** The existing teams that the unit must not join. */
  readonly barredIds: ReadonlySet<string>
}

/** Whether the unit may join an existing team, or a new one (null). */
export function mayJoin({ homeId, barredIds }: Unit, teamId: string | null): boolean {
  return (homeId === null || homeId === teamId) && (teamId === null || !barredIds.has(teamId))
}

export function isConstrained({ players, apartFrom, homeId, barredIds }: Unit): boolean {
  return players.length > 1 || apartFrom.size > 0 || homeId !== null || barredIds.size > 0
}

/**
 * Groups the players to distribute into units, in an order that depends neither on that of `players` nor on that of the
 * constraints. `seatedIn` has the team of each player who keeps it: a constraint that names such a player ties the
 * others to that team, or bars them from it. Refused with `players-keep-teams` and two players if a constraint cannot
 * hold because both keep their teams. Players who are in neither are ignored.
 */
export function unitsOf(
  players: readonly RatedPlayer[],
  seatedIn: ReadonlyMap<string, string>,
  { together, apart }: Constraints,
): Outcome<readonly Unit[], 'group-too-large' | 'constraints-contradict' | 'players-keep-teams'> {
  const groupOf = groupsOf([...players.map(({ uid }) => uid), ...seatedIn.keys()], together)
  const homes = homesOf(new Set(groupOf.values()), seatedIn)
  if (!homes.ok) return homes
  const ranked = players.toSorted(higherFirst)
  const members = new Map<Group, RatedPlayer[]>()
  for (const player of ranked) {
    const group = groupOf.get(player.uid) ?? new Set()
    members.set(group, [...(members.get(group) ?? []), player])
  }

  const indexOf = new Map([...members.keys()].map((group, index) => [group, index]))
  const apartFrom = [...members].map(() => new Set<number>())
  const barredIds = [...members].map(() => new Set<string>())
  for (const [uid, other] of apart.flatMap(orderedPairs)) {
    const [group, otherGroup] = [groupOf.get(uid), groupOf.get(other)]
    if (group === undefined || otherGroup === undefined) continue
    if (group === otherGroup) return refuse('constraints-contradict', { uids: [uid, other] })
    const [home, otherHome] = [homes.value.get(group), homes.value.get(otherGroup)]
    if (home !== undefined && home.teamId === otherHome?.teamId) {
      return refuse('players-keep-teams', { uids: [home.uid, otherHome.uid].toSorted() })
    }
    const [index, otherIndex] = [indexOf.get(group), indexOf.get(otherGroup)]
    if (index === undefined) continue
    if (otherIndex !== undefined) apartFrom[index]?.add(otherIndex)
    if (otherHome !== undefined) barredIds[index]?.add(otherHome.teamId)
  }

  const units: Unit[] = []
  for (const [group, unit] of members) {
    const index = units.length
    const uids = [...group].toSorted()
    if (unit.length > teamSize) return refuse('group-too-large', { players: unit.length, teamSize, uids })
    units.push({
      index,
      players: unit,
      step: unit.reduce((sum, player) => sum + player.step, 0),
      apartFrom: apartFrom[index] ?? new Set(),
      homeId: homes.value.get(group)?.teamId ?? null,
      barredIds: barredIds[index] ?? new Set(),
    })
  }
  return accept(units)
}

type Group = ReadonlySet<string>

interface Home {
  readonly teamId: string
  /** A player of the group who keeps the team. */
  readonly uid: string
}

/** The team that each group must join, if one of its players keeps a team; refused if two of them keep different ones. */
function homesOf(
  groups: ReadonlySet<Group>,
  seatedIn: ReadonlyMap<string, string>,
): Outcome<ReadonlyMap<Group, Home>, 'players-keep-teams'> {
  const homes = new Map<Group, Home>()
  for (const group of groups) {
    for (const uid of [...group].toSorted()) {
      const teamId = seatedIn.get(uid)
      if (teamId === undefined) continue
      const home = homes.get(group) ?? { teamId, uid }
      if (home.teamId !== teamId) return refuse('players-keep-teams', { uids: [home.uid, uid] })
      homes.set(group, home)
    }
  }
  return accept(homes)
}

/** The group of each player; overlapping groups are merged. */
function groupsOf(uids: readonly string[], together: Constraints['together']): ReadonlyMap<string, Group> {
  const groupOf = new Map(uids.map(uid => [uid, new Set([uid])]))
  for (const group of together) {
    const joined = new Set(group.flatMap(uid => [...(groupOf.get(uid) ?? [])]))
    for (const uid of joined) groupOf.set(uid, joined)
  }
  return groupOf
}

function orderedPairs(group: readonly string[]): [string, string][] {
  return group.flatMap(uid =>
    group.filter(other => other !== uid).map((other): [string, string] => [uid, other]),
  )
}
