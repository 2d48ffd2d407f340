import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import type { Roster, RosterChange } from '@upper-bracket/shared/team/roster'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/**
 * Queues the writes that lead from `before` to `change`: the teams, the team fields of players, and the reservations
 * of team names. `before` holds every existing team that the change touches.
 */
export function storeRosterChange(
  transaction: Transaction,
  competitionId: string,
  before: Pick<Roster, 'teams'>,
  change: RosterChange,
): void {
  for (const [teamId, team] of change.teams) {
    const ref = documents.team(competitionId, teamId)
    if (team === null) transaction.delete(ref)
    else transaction.set(ref, team)
  }
  for (const [name, teamId] of reservations(before, change)) {
    const ref = documents.teamName(competitionId, name)
    if (teamId === null) transaction.delete(ref)
    else transaction.set(ref, { teamId })
  }
  for (const [uid, { teamId, captain }] of change.players) {
    transaction.update(documents.player(competitionId, uid), { teamId, captain })
  }
}

/** Folded names that change hands: the team that has one now, null where it is freed. */
function reservations(before: Pick<Roster, 'teams'>, change: RosterChange): Map<string, string | null> {
  const names = new Map<string, string | null>()
  for (const teamId of change.teams.keys()) {
    const former = before.teams.get(teamId)
    if (former !== undefined) names.set(foldedTeamName(former.name), null)
  }
  for (const [teamId, team] of change.teams) {
    if (team === null) continue
    const name = foldedTeamName(team.name)
    const former = before.teams.get(teamId)
    if (former !== undefined && foldedTeamName(former.name) === name) names.delete(name)
    else names.set(name, teamId)
  }
  return names
}
