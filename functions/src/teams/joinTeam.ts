import { accept } from '@upper-bracket/shared/errors/outcome'
import { joinTeam as join } from '@upper-bracket/shared/team/joinTeam'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { emitTeamRequestAnswered } from './emitTeamRequestAnswered.ts'
import { readSeat } from './readSeat.ts'

/** A player without a team joins one that has a free seat. If its captain asked for that, the captain is told. */
export const joinTeam = defineHandler('joinTeam', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId } = input
    const seat = await readSeat(reads, { competitionId, teamId, uid })
    if (!seat.ok) return seat
    const { competition, player, team, snapshots } = seat.value

    const joined = join(competition, player, { teamId, team })
    if (!joined.ok) return joined
    await storeRosterChange(reads, writes, competitionId, snapshots, joined.value)
    emitTeamRequestAnswered(writes, { competitionId, competition, teamId, team, player, accepts: true, now })
    return accept({})
  }),
)
