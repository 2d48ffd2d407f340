import { accept } from '@upper-bracket/shared/errors/outcome'
import { joinTeam as join } from '@upper-bracket/shared/team/joinTeam'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { readSeat } from './readSeat.ts'
import { storeRosterChange } from './storeRosterChange.ts'

/** A player without a team joins one that has a free seat. */
export const joinTeam = defineHandler('joinTeam', ({ uid, input }) =>
  runTransaction(async transaction => {
    const { competitionId, teamId } = input
    const seat = await readSeat(transaction, { competitionId, teamId, uid })
    if (!seat.ok) return seat
    const { competition, player, team } = seat.value

    const joined = join(competition, player, { teamId, team })
    if (!joined.ok) return joined
    storeRosterChange(transaction, competitionId, { teams: new Map([[teamId, team]]) }, joined.value)
    return accept({})
  }),
)
