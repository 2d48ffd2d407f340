import type { Announcement, AnnouncerService } from '@upper-bracket/shared/announcements/announcer'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

/** The trigger takes it up at once; this is for what it has not finished. */
const triggerMs = 60_000
/** What could not be shown for so long is not shown any more. */
const usefulMs = 24 * 60 * 60_000
const retentionMs = 14 * 24 * 60 * 60_000

interface Change {
  readonly competitionId: string
  readonly subjects: readonly string[]
  /** What distinguishes the cause from all others in the competition. */
  readonly cause: readonly (string | number)[]
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Writes, in the transaction of a change, that it is to be announced wherever the competition is announced. */
export async function writeAnnouncements(
  reads: Transaction,
  writes: CheckedWrites,
  change: Change,
): Promise<void> {
  if (change.subjects.length === 0) return
  const announcers = await reads.get(documents.announcers(change.competitionId).select())
  for (const { id } of announcers.docs) writeAnnouncement(writes, id as AnnouncerService, change)
}

/** The same over one service. */
export function writeAnnouncement(
  writes: CheckedWrites,
  service: AnnouncerService,
  { competitionId, subjects, cause, at }: Change,
): void {
  const announcement: Announcement = {
    service,
    subjects,
    state: 'waiting',
    at,
    dueAt: at + triggerMs,
    usefulUntil: at + usefulMs,
    reason: null,
    sweepAfter: at + retentionMs,
  }
  const ref = documents.announcements(competitionId).doc([service, ...cause].join('-'))
  writes.create({ ref }, announcement)
}
