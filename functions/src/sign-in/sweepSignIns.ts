import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { CollectionReference } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { firestore } from '../platform/firebase.ts'
import { documents, type Expiring } from '../platform/firestore/documents.ts'

/** Of each kind in one run; what is left waits for the next one. */
const mostPerRun = 500

/** Deletes what is out of date of attempts to sign in, of tickets, nonces, links to Telegram and departures. */
export const sweepSignIns = onSchedule({ schedule: 'every 60 minutes', region: functionsRegion }, () =>
  sweepExpired(Date.now()),
)

/** Safe to run twice, also at the same time. */
export async function sweepExpired(now: number): Promise<void> {
  const kinds = [
    documents.signInAttempts(),
    documents.signInTickets(),
    documents.openidNonces(),
    documents.telegramLinks(),
    documents.departures(),
  ]
  await Promise.all(kinds.map(kind => sweep(kind, now)))
}

async function sweep<T extends Expiring>(kind: CollectionReference<T>, now: number): Promise<void> {
  const due = await kind.where('expiresAt', '<=', now).limit(mostPerRun).get()
  const batch = firestore().batch()
  for (const { ref } of due.docs) batch.delete(ref)
  await batch.commit()
}
