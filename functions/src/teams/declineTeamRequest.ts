import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { declineTeamRequest as decline } from '@upper-bracket/shared/team/declineTeamRequest'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { emitTeamRequestAnswered } from './emitTeamRequestAnswered.ts'

/** A player who was asked to join a team declines, also where the team is gone. */
export const declineTeamRequest = defineHandler('declineTeamRequest', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId } = input
    const [competition, read, team] = await Promise.all([
      readCompetition(reads, competitionId),
      reads.get(documents.player(competitionId, uid)),
      reads.get(documents.team(competitionId, teamId)),
    ])
    if (!competition.ok) return competition
    const player = read.data()
    if (player === undefined) return refuse('not-in-competition')

    const declined = decline(player, teamId)
    if (!declined.ok || declined.value === player) return declined.ok ? accept({}) : declined
    writes.update(read, { teamRequests: declined.value.teamRequests ?? {} })
    emitTeamRequestAnswered(writes, {
      ...{ competitionId, competition: competition.value, teamId, team: team.data() ?? null },
      ...{ player, accepts: false, now },
    })
    return accept({})
  }),
)
