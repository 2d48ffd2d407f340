import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { CollectionReference } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { firestore } from '../platform/firebase.ts'
import { documents, type Expiring } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'

/** The most of each kind per run; the rest wait for the next one. */
const maxPerRun = 500

/** Deletes expired sign-in attempts, tickets, nonces, Telegram links and departures, and allowances that are whole again. */
export const sweepSignIns = onSchedule(
  { schedule: 'every 60 minutes', region: functionsRegion, ...capacity.job },
  () => sweepExpired(Date.now()),
)

/** Safe to run twice, even concurrently. */
export async function sweepExpired(now: number): Promise<void> {
  const kinds = [
    documents.signInAttempts(),
    documents.signInTickets(),
    documents.openidNonces(),
    documents.telegramLinks(),
    documents.departures(),
    documents.everyAllowance(),
  ]
  const figures = await Promise.all(kinds.map(async kind => [kind.id, await sweep(kind, now)]))
  logs.jobRan('sweepSignIns', Object.fromEntries(figures))
}

/** Returns how many were deleted. */
async function sweep<T extends Expiring>(kind: CollectionReference<T>, now: number): Promise<number> {
  const due = await kind.where('expiresAt', '<=', now).limit(maxPerRun).get()
  const batch = firestore().batch()
  for (const { ref } of due.docs) batch.delete(ref)
  await batch.commit()
  return due.size
}
