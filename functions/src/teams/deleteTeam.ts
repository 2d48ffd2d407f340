import { accept } from '@upper-bracket/shared/errors/outcome'
import { deleteTeam as remove } from '@upper-bracket/shared/team/deleteTeam'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { authorizeForTeam } from './authorizeForTeam.ts'
import { readMembers } from './readMembers.ts'
import { storeRosterChange } from './storeRosterChange.ts'

/** The captain or an organizer deletes a team; its players no longer have one. */
export const deleteTeam = defineHandler('deleteTeam', ({ uid, input }) =>
  runTransaction(async transaction => {
    const { competitionId, teamId } = input
    const authorized = await authorizeForTeam(transaction, 'deleteTeam', { uid, competitionId, teamId })
    if (!authorized.ok) return authorized
    const { competition, team } = authorized.value

    const members = await readMembers(transaction, competitionId, team)
    const deleted = remove(competition, teamId, members.values())
    if (!deleted.ok) return deleted
    storeRosterChange(transaction, competitionId, { teams: new Map([[teamId, team]]) }, deleted.value)
    return accept({})
  }),
)
