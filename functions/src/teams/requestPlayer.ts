import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { requestPlayer as request } from '@upper-bracket/shared/team/requestPlayer'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForTeam } from './authorizeForTeam.ts'

/** The captain asks a player without a team to join, or cancels that. */
export const requestPlayer = defineHandler('requestPlayer', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId, wanted } = input
    const [authorized, read, spent] = await Promise.all([
      authorizeForTeam(reads, 'requestPlayer', { uid, competitionId, teamId }),
      reads.get(documents.player(competitionId, input.uid)),
      lastingAllowance(reads, { uid, address }, 'requestPlayer', now),
    ])
    if (!authorized.ok) return authorized
    const { competition, team } = authorized.value
    const player = read.data()
    if (player === undefined) return refuse('not-in-competition', { uid: input.uid })

    const requested = request(competition, player, { teamId, team, wanted, now })
    if (!requested.ok || requested.value === player) return requested.ok ? accept({}) : requested
    const { teamRequests = {} } = requested.value
    writes.update(read, { teamRequests })
    if (!wanted) return accept({})

    if (!spent.ok) return spent
    spent.value.writeTo(writes)
    if (teamRequests[teamId]?.at === player.teamRequests?.[teamId]?.at) return accept({})
    const event = outboxEvent('teamRequested', {
      cause: [teamId, player.uid, now],
      competition: { id: competitionId, name: competition.name },
      facts: { teamId, teamName: team.name },
      audience: { of: 'people', uids: [player.uid] },
      byUid: uid,
      at: now,
    })
    writes.emit(event)
    return accept({})
  }),
)
