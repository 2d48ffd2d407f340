import { remindOfRequest as remind } from '@upper-bracket/shared/commentators/remindOfRequest'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { commentatorReminderEvent } from '@upper-bracket/shared/events/commentatorEvents'
import { documents } from '../platform/firestore/documents.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Reminds organizers of an unanswered request; has no effect on others. */
export async function remindOfRequest(timer: {
  readonly competitionId: string
  readonly requestId: string
  readonly dueAt: number
}): Promise<void> {
  const { competitionId, requestId, dueAt } = timer
  await runOptimisticTransaction(async (reads, writes) => {
    const [read, readCompetition] = await Promise.all([
      reads.get(documents.commentator(competitionId, requestId)),
      reads.get(documents.competition(competitionId)),
    ])
    const [request, competition] = [read.data(), readCompetition.data()]
    if (request === undefined || competition === undefined) return accept(null)
    const reminded = remind(request, dueAt)
    if (reminded === request) return accept(null)
    writes.update(read, { remindedAt: reminded.remindedAt })
    emitEvents(
      writes,
      { competition: { id: competitionId, name: competition.name }, byUid: null, at: dueAt },
      [commentatorReminderEvent(timer, request)],
    )
    return accept(null)
  })
}
