import type { Announcement, AnnouncerService } from '@upper-bracket/shared/announcements/announcer'
import { retentionMs } from '@upper-bracket/shared/notifications/retentionMs'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

/** The job takes over announcements that the trigger has not finished by then. */
const triggerMs = 60_000
/** Announcements that could not be sent for this long are dropped. */
const usefulMs = 24 * 60 * 60_000

interface Change {
  readonly competitionId: string
  readonly subjects: readonly string[]
  /** Distinguishes the cause from all others in the competition. */
  readonly cause: readonly (string | number)[]
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Writes announcements for all connected services, in the transaction of their cause. */
export async function writeAnnouncements(
  reads: Transaction,
  writes: CheckedWrites,
  change: Change,
): Promise<void> {
  if (change.subjects.length === 0) return
  const announcers = await reads.get(documents.announcers(change.competitionId).select())
  for (const { id } of announcers.docs) writeAnnouncement(writes, id as AnnouncerService, change)
}

/** Writes the announcement for one service. */
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
    sweepAfter: at + retentionMs.announcements,
  }
  const ref = documents.announcements(competitionId).doc([service, ...cause].join('-'))
  writes.create({ ref }, announcement)
}
