import type { AuditAction } from '@upper-bracket/shared/audit/auditAction'
import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { addGuestPlayers as add, type NewGuests } from '@upper-bracket/shared/guest/addGuestPlayers'
import type { Roster, RosterChange } from '@upper-bracket/shared/team/roster'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { admission } from '../roster/admission.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { readRoster } from '../teams/readRoster.ts'

/**
 * Adds players without an account, as an organizer. Like every admission it writes the competition, so that names and
 * places cannot be taken concurrently.
 */
export const addGuestPlayers = defineHandler(
  'addGuestPlayers',
  ({ uid, input: { competitionId, ...wanted }, now }) =>
    runOptimisticTransaction(async (reads, writes) => {
      const authorized = await authorize(reads, 'addGuestPlayers', { uid, competitionId })
      if (!authorized.ok) return authorized
      const [read, snapshots] = await Promise.all([
        reads.get(documents.competition(competitionId)),
        readRoster(reads, competitionId),
      ])
      const roster = { teams: dataOf(snapshots.teams.values()), players: dataOf(snapshots.players.values()) }
      const added = add(authorized.value.competition, roster, wanted, now)
      if (!added.ok) return added
      if (added.value.players.size === 0) return accept({})

      await storeRosterChange(reads, writes, competitionId, snapshots, added.value)
      for (const player of added.value.players.values()) {
        writes.create({ ref: documents.player(competitionId, player.uid) }, player)
      }
      writes.update(read, admission(countsAfter(roster, added.value)))
      const entry = auditEntry({ uid, at: now }, auditActionOf(wanted, roster))
      writes.log(competitionId, entry)
      return accept({})
    }),
  { timeoutMs: 30_000 },
)

type Counts = Pick<Competition, 'playerCount' | 'teamCount'>

function countsAfter(roster: Roster, { players, teams }: RosterChange): Counts {
  const made = [...teams.keys()].filter(teamId => !roster.teams.has(teamId))
  return {
    playerCount: roster.players.size + players.size,
    teamCount: roster.teams.size + made.length,
  }
}

function auditActionOf({ players, teams }: NewGuests, roster: Roster): AuditAction {
  const [only] = players
  if (only === undefined || players.length > 1 || teams.length > 0) {
    return { action: 'addGuestPlayers', playerCount: players.length, teamCount: teams.length }
  }
  const { uid, name, teamId } = only
  const team = teamId === null ? undefined : roster.teams.get(teamId)
  return {
    action: 'addGuestPlayer',
    person: { uid, name },
    team: teamId === null || team === undefined ? null : { teamId, name: team.name },
  }
}
