import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { DocumentReference, DocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'
import { retry } from '../platform/transaction/retry.ts'

/** A call that has not written a part of a bracket for this long is considered dead. */
const silenceMs = 5000

/**
 * A bracket document that is being written or cleared by one call. Each part is committed together with this document,
 * on condition that the document has not changed since the call last wrote it. Another call that takes the lease
 * changes the document, so the first call, if it is still running, writes nothing more.
 *
 * The call is considered alive until `sweepAfter`; each part extends that time.
 */
export interface BracketLease {
  readonly ref: DocumentReference<StoredBracketShape>
  readonly updateTime: Timestamp
}

/** Whether the bracket is in use, or leased to a call that may be alive. */
export function isHeld({ sweepAfter }: StoredBracketShape, now: number): boolean {
  return sweepAfter === null || sweepAfter > now
}

/** Takes the lease of a bracket, or creates the bracket; null if another call was faster. */
export function takeBracket(
  read: DocumentSnapshot<StoredBracketShape>,
  shape: Omit<StoredBracketShape, 'sweepAfter'>,
): Promise<BracketLease | null> {
  const { ref, updateTime } = read
  return committed(ref, batch => {
    const data = { ...shape, sweepAfter: Date.now() + silenceMs }
    if (updateTime === undefined) batch.create(ref, data)
    else
      batch.update(ref, withChangeTime<StoredBracketShape>(ref, { ...data }), { lastUpdateTime: updateTime })
  })
}

/** Commits the writes that `fill` adds, at most a few hundred; null if another call has the lease by now. */
export function writePart(
  { ref, updateTime }: BracketLease,
  fill: (batch: WriteBatch) => void,
): Promise<BracketLease | null> {
  return committed(ref, batch => {
    fill(batch)
    batch.update(ref, { sweepAfter: Date.now() + silenceMs }, { lastUpdateTime: updateTime })
  })
}

/** The write of the bracket's document is the last of the batch. */
async function committed(
  ref: DocumentReference<StoredBracketShape>,
  fill: (batch: WriteBatch) => void,
): Promise<BracketLease | null> {
  const attempt = () => {
    const batch = firestore().batch()
    fill(batch)
    return batch.commit()
  }
  try {
    const written = (await retry(attempt)).at(-1)
    return written === undefined ? null : { ref, updateTime: written.writeTime }
  } catch (error) {
    if (hasChanged(error)) return null
    throw error
  }
}
