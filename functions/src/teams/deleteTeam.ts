import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { deleteTeam as remove } from '@upper-bracket/shared/team/deleteTeam'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { readMembers } from '../roster/readMembers.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { authorizeForTeam } from './authorizeForTeam.ts'

/** The captain or an organizer deletes a team; its players no longer have one. */
export const deleteTeam = defineHandler('deleteTeam', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId } = input
    const authorized = await authorizeForTeam(reads, 'deleteTeam', { uid, competitionId, teamId })
    if (!authorized.ok) return authorized
    const { competition, team, snapshot, roles } = authorized.value

    const members = await readMembers(reads, competitionId, team)
    const deleted = remove(competition, teamId, dataOf(members.values()).values())
    if (!deleted.ok) return deleted
    const before = { teams: new Map([[teamId, snapshot]]), players: members }
    await storeRosterChange(reads, writes, competitionId, before, deleted.value)
    if (team.playerUids.length > 0) {
      const event = outboxEvent('teamRemoved', {
        cause: [teamId, now],
        competition: { id: competitionId, name: competition.name },
        facts: { teamName: team.name, mayJoinAnother: true },
        audience: { of: 'people', uids: team.playerUids },
        byUid: uid,
        at: now,
      })
      writes.emit(event)
    }
    if (isOrganizer(roles)) {
      const deed = {
        action: 'deleteTeam',
        team: { teamId, name: team.name },
        playerCount: team.playerUids.length,
      } as const
      writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
    }
    return accept({})
  }),
)
