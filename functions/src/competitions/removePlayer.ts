import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { leaveCompetition as leave } from '@upper-bracket/shared/competition/leaveCompetition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { personEvent } from '@upper-bracket/shared/events/competitionEvents'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { removeEntry } from './removeEntry.ts'

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
    const auditAction = {
      action: 'removePlayer',
      person: { uid: input.uid, name: displayName },
      team: teamId === null || team === undefined ? null : { teamId, name: team.name },
    } as const
    writes.log(competitionId, auditEntry({ uid, at: now }, auditAction))
    emitEvents(
      writes,
      { competition: { id: competitionId, name: authorized.value.competition.name }, byUid: uid, at: now },
      [personEvent('playerRemoved', input.uid, now)],
    )
    return accept({})
  }),
)
