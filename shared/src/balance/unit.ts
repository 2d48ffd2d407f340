import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { teamSize } from '../team/teamLimits.ts'
import type { Constraints } from './constraints.ts'
import { higherFirst, type RatedPlayer } from './ratedPlayer.ts'

/** Players who are dealt as one: those held together, or a single player. */
export interface Unit {
  /** Its place in the list of all units. */
  readonly index: number
  /** Highest rank first. */
  readonly players: readonly RatedPlayer[]
  /** The sum of their steps. */
  readonly step: number
  /** The units, by index, that must be in other teams. */
  readonly apartFrom: ReadonlySet<number>
  /** The existing team that it must join; null if any will do. */
  readonly homeId: string | null
  /** The existing teams that it must not join. */
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
 * Makes units of the players to deal, in an order that depends neither on that of `players` nor on that of the
 * constraints. `seatedIn` has the team of each player who keeps it: constraints that name such a player bind the
 * others to that team, or bar it to them. Players who are in neither are ignored.
 */
export function unitsOf(
  players: readonly RatedPlayer[],
  seatedIn: ReadonlyMap<string, string>,
  { together, apart }: Constraints,
): Outcome<readonly Unit[], 'group-too-large' | 'constraints-contradict'> {
  const groupOf = groupsOf([...players.map(({ uid }) => uid), ...seatedIn.keys()], together)
  const ranked = players.toSorted(higherFirst)
  const members = new Map<ReadonlySet<string>, RatedPlayer[]>()
  for (const player of ranked) {
    const group = groupOf.get(player.uid) ?? new Set()
    members.set(group, [...(members.get(group) ?? []), player])
  }

  const indexOf = new Map([...members.values()].flatMap((unit, index) => unit.map(({ uid }) => [uid, index])))
  const apartFrom = [...members].map(() => new Set<number>())
  const barredIds = [...members].map(() => new Set<string>())
  for (const [uid, other] of apart.flatMap(orderedPairs)) {
    const index = indexOf.get(uid)
    const otherIndex = indexOf.get(other)
    const teamId = seatedIn.get(other)
    if (index !== undefined && index === otherIndex) {
      return refuse('constraints-contradict', { uids: [uid, other] })
    }
    if (index !== undefined && otherIndex !== undefined) apartFrom[index]?.add(otherIndex)
    if (index !== undefined && teamId !== undefined) barredIds[index]?.add(teamId)
  }

  const units: Unit[] = []
  for (const [group, unit] of members) {
    const index = units.length
    const homes = new Set([...group].flatMap(uid => seatedIn.get(uid) ?? []))
    const [homeId = null] = homes
    const uids = [...group].toSorted()
    if (unit.length > teamSize) return refuse('group-too-large', { players: unit.length, teamSize, uids })
    const barred = barredIds[index] ?? new Set()
    if (homes.size > 1 || (homeId !== null && barred.has(homeId))) {
      return refuse('constraints-contradict', { uids })
    }
    const step = unit.reduce((sum, player) => sum + player.step, 0)
    units.push({
      index,
      players: unit,
      step,
      apartFrom: apartFrom[index] ?? new Set(),
      homeId,
      barredIds: barred,
    })
  }
  return accept(units)
}

/** The group of each player, those that overlap joined. */
function groupsOf(
  uids: readonly string[],
  together: Constraints['together'],
): ReadonlyMap<string, ReadonlySet<string>> {
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
