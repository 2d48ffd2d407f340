import { queueSubjects } from '@upper-bracket/shared/announcements/bracketSubjects'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { BroadcastQueue } from '@upper-bracket/shared/live/broadcastQueue'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { writeAnnouncements } from '../announcements/writeAnnouncements.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface Change {
  readonly read: DocumentSnapshot<Competition>
  readonly before: BroadcastQueue | null
  readonly broadcastQueue: BroadcastQueue
  readonly now: number
}

/** Writes a changed queue, and the announcements of what it brings on air. */
export async function writeQueue(
  reads: Transaction,
  writes: CheckedWrites,
  { read, before, broadcastQueue, now }: Change,
): Promise<void> {
  writes.update(read, { broadcastQueue })
  await writeAnnouncements(reads, writes, {
    competitionId: read.id,
    subjects: queueSubjects(before, broadcastQueue),
    cause: [broadcastQueue.bracketId, 'queue', broadcastQueue.revision],
    at: now,
  })
}
