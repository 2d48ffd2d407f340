import { queueLength } from '@upper-bracket/shared/competition/entryQueue'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { registrationClosedEvents } from '@upper-bracket/shared/events/entryEvents'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { notifyOnce } from '../notifications/notifyOnce.ts'
import { documents } from '../platform/firestore/documents.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { readQueuedUids } from './readQueuedUids.ts'

/** Sets the timer that notifies the people in the queue when the registration closes; once for each deadline. */
export function notifyAtDeadline(
  writes: CheckedWrites,
  competitionId: string,
  { status, registrationDeadline, entryQueue }: Competition,
  now: number,
): void {
  if (status !== 'registration' || registrationDeadline <= now || queueLength(entryQueue) === 0) return
  const timer = documents.timers().doc(`closeRegistration-${competitionId}-${registrationDeadline}`)
  writes.put(timer, { kind: 'closeRegistration', competitionId, dueAt: registrationDeadline })
}

/** Notifies the people in the queue that the registration has closed. */
export async function notifyOfClosing({ competitionId, dueAt }: Timer<'closeRegistration'>): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const [read, queuedUids] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      // Those who have to confirm have a place.
      readQueuedUids(reads, competitionId, ['requested', 'waiting']),
    ])
    const competition = read.data()
    if (competition?.status !== 'registration' || competition.registrationDeadline !== dueAt) {
      return accept(null)
    }
    const context = {
      competition: { id: competitionId, name: competition.name },
      byUid: null,
      at: Date.now(),
    }
    await notifyOnce(reads, writes, context, registrationClosedEvents(competition, queuedUids))
    return accept(null)
  })
}
