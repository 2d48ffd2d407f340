import { accept } from '@upper-bracket/shared/errors/outcome'
import { leaveTeam as leave } from '@upper-bracket/shared/team/leaveTeam'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { readMembers } from './readMembers.ts'
import { readSeat } from './readSeat.ts'
import { storeRosterChange } from './storeRosterChange.ts'

/** A player leaves the team and stays in the competition. */
export const leaveTeam = defineHandler('leaveTeam', ({ uid, input }) =>
  runTransaction(async transaction => {
    const { competitionId, teamId } = input
    const seat = await readSeat(transaction, { competitionId, teamId, uid })
    if (!seat.ok) return seat
    const { competition, player, team } = seat.value

    const teams = new Map([[teamId, team]])
    const players = await readMembers(transaction, competitionId, team)
    const left = leave(competition, player, teamId, { teams, players })
    if (!left.ok) return left
    storeRosterChange(transaction, competitionId, { teams }, left.value)
    return accept({})
  }),
)
