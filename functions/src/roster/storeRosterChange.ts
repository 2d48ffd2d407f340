import type { Player } from '@upper-bracket/shared/player/player'
import { withoutTeam } from '@upper-bracket/shared/team/depart'
import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import type { RosterChange } from '@upper-bracket/shared/team/roster'
import type { Team } from '@upper-bracket/shared/team/team'
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { seatFields } from './seatFields.ts'

/** The teams and players that were read, by id. */
export interface RosterSnapshots {
  readonly teams: ReadonlyMap<string, DocumentSnapshot<Team>>
  readonly players: ReadonlyMap<string, DocumentSnapshot<Player>>
}

/**
 * Queues the writes that lead from `before` to `change`: the teams, new entries of players, the team fields of existing
 * ones, and the reservations of team names. Substitutes of a deleted team are freed or go with it (see `withoutTeam`).
 * `before` contains every other existing team and player that the change touches.
 *
 * Starting a competition writes every team, so a change of a team during registration either happens before the start
 * or fails.
 */
export async function storeRosterChange(
  reads: Transaction,
  writes: CheckedWrites,
  competitionId: string,
  before: RosterSnapshots,
  change: RosterChange,
): Promise<void> {
  const names = reservations(dataOf(before.teams.values()), change)
  const teamName = (name: string) => documents.teamName(competitionId, name)
  const reserved = await snapshotsOf(reads, names.keys(), teamName)

  const orphans = await substitutesOf(reads, competitionId, change)

  for (const [teamId, team] of change.teams) {
    const read = before.teams.get(teamId)
    if (team === null) removeTeam(writes, competitionId, read)
    else if (read?.exists) writes.update(read, { ...team })
    else writes.create({ ref: documents.team(competitionId, teamId) }, team)
  }
  for (const [name, teamId] of names) {
    const read = reserved.get(name)
    if (teamId === null) remove(writes, read)
    else if (read?.exists) writes.update(read, { teamId })
    else writes.create({ ref: teamName(name) }, { teamId })
  }
  const players = new Map([...orphans, ...before.players])
  const freed = [...orphans].map(([uid, read]) => [uid, withoutTeam(read.data())] as const)
  for (const [uid, after] of new Map([...freed, ...change.players])) {
    const player = players.get(uid)
    if (after === null) {
      remove(writes, player)
      writes.put(documents.contacts(competitionId, uid), null)
    } else if (player?.exists) writes.update(player, seatFields(player.data(), after))
    else writes.create({ ref: documents.player(competitionId, uid) }, after)
  }
}

/** The maximum number of values that a query compares a field with. */
const valuesMax = 30

/** Reads the substitutes of the teams that a change deletes, by uid. */
async function substitutesOf(
  reads: Transaction,
  competitionId: string,
  { teams }: RosterChange,
): Promise<ReadonlyMap<string, QueryDocumentSnapshot<Player>>> {
  const deleted = [...teams].flatMap(([teamId, team]) => (team === null ? [teamId] : []))
  const parts = Array.from({ length: Math.ceil(deleted.length / valuesMax) }, (_, index) =>
    deleted.slice(index * valuesMax, (index + 1) * valuesMax),
  )
  const found = await Promise.all(
    parts.map(substituteOf => reads.get(find('substitutesOfTeams', { competitionId, substituteOf }))),
  )
  return new Map(found.flatMap(({ docs }) => docs.map(read => [read.id, read] as const)))
}

function removeTeam(
  writes: CheckedWrites,
  competitionId: string,
  read: DocumentSnapshot<Team> | undefined,
): void {
  remove(writes, read)
  const logo = read?.data()?.logo ?? null
  if (read === undefined || logo === null) return
  writes.put(documents.picture({ competitionId, kind: 'teamLogo', ownerId: read.id }), null)
}

function remove<T extends object>(writes: CheckedWrites, read: DocumentSnapshot<T> | undefined): void {
  if (read?.exists) writes.delete(read)
}

/** Returns the folded names whose owner changes: the team that has the name now, or null if it is freed. */
function reservations(
  teams: ReadonlyMap<string, Team>,
  change: RosterChange,
): ReadonlyMap<string, string | null> {
  const names = new Map<string, string | null>()
  for (const teamId of change.teams.keys()) {
    const previous = teams.get(teamId)
    if (previous !== undefined) names.set(foldedTeamName(previous.name), null)
  }
  for (const [teamId, team] of change.teams) {
    if (team === null) continue
    const name = foldedTeamName(team.name)
    const previous = teams.get(teamId)
    if (previous !== undefined && foldedTeamName(previous.name) === name) names.delete(name)
    else names.set(name, teamId)
  }
  return names
}
