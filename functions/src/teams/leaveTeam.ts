import { accept } from '@upper-bracket/shared/errors/outcome'
import { leaveTeam as leave } from '@upper-bracket/shared/team/leaveTeam'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { readMembers } from '../roster/readMembers.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { readSeat } from './readSeat.ts'

/** A player leaves the team and stays in the competition. */
export const leaveTeam = defineHandler('leaveTeam', ({ uid, input }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId } = input
    const seat = await readSeat(reads, { competitionId, teamId, uid })
    if (!seat.ok) return seat
    const { competition, player, team, snapshots } = seat.value

    const members = await readMembers(reads, competitionId, team)
    const roster = { teams: new Map([[teamId, team]]), players: dataOf(members.values()) }
    const left = leave(competition, player, teamId, roster)
    if (!left.ok) return left
    const before = { ...snapshots, players: new Map([...snapshots.players, ...members]) }
    await storeRosterChange(reads, writes, competitionId, before, left.value)
    return accept({})
  }),
)
