import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { leaveCompetition as leave } from '@upper-bracket/shared/competition/leaveCompetition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { removeEntry } from './removeEntry.ts'

/** An organizer removes a player from the competition. */
export const removePlayer = defineHandler('removePlayer', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId } = input
    const [authorized, player] = await Promise.all([
      authorize(reads, 'removePlayer', { uid, competitionId }),
      reads.get(documents.player(competitionId, input.uid)),
    ])
    if (!authorized.ok) return authorized
    const left = leave(authorized.value.competition, player.data() ?? null)
    if (!left.ok) return left

    const { teamId, displayName } = left.value
    const team = teamId === null ? undefined : (await reads.get(documents.team(competitionId, teamId))).data()
    await removeEntry(reads, writes, competitionId, player)
    const deed = {
      action: 'removePlayer',
      person: { uid: input.uid, name: displayName },
      team: teamId === null || team === undefined ? null : { teamId, name: team.name },
    } as const
    writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
    const event = outboxEvent('playerRemoved', {
      cause: [input.uid, now],
      competition: { id: competitionId, name: authorized.value.competition.name },
      facts: {},
      audience: { of: 'people', uids: [input.uid] },
      byUid: uid,
      at: now,
    })
    writes.emit(event)
    return accept({})
  }),
)
