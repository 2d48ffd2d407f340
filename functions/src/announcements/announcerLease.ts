import type { AnnouncerSecret, AnnouncerService } from '@upper-bracket/shared/announcements/announcer'
import type { DocumentReference, Timestamp, UpdateData, WriteBatch } from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'

/** Where a competition is announced. */
export interface Target {
  readonly competitionId: string
  readonly service: AnnouncerService
}

/**
 * Exceeds one service call plus its database writes. A process that has not renewed its lease for this long is
 * considered dead.
 */
const leaseMs = 60_000

/**
 * The right to send at one address: one process at a time has it, so that messages keep their order and none is posted
 * twice by two of them. What is recorded is committed on the condition that it still has it.
 */
export interface AnnouncerLease {
  readonly secret: AnnouncerSecret
  readonly ref: DocumentReference<AnnouncerSecret>
  readonly updateTime: Timestamp
}

/** `taken`: somebody else has it; `unknown`: it is not announced there any more. */
export async function takeLease(
  { competitionId, service }: Target,
  now: number,
): Promise<AnnouncerLease | 'taken' | 'unknown'> {
  const ref = documents.announcerSecret(competitionId, service)
  const read = await ref.get()
  const [secret, { updateTime }] = [read.data(), read]
  if (secret === undefined || updateTime === undefined) return 'unknown'
  if (secret.leasedUntil > now) return 'taken'
  return (await commitWithLease({ secret, ref, updateTime }, { now, fields: {} })) ?? 'taken'
}

/** Commits what `fill` adds and keeps the turn; null if it is somebody else's by now, and nothing was written. */
export function commitWithLease(
  lease: AnnouncerLease,
  { now, fields }: { readonly now: number; readonly fields: Partial<AnnouncerSecret> },
  fill: (batch: WriteBatch) => void = () => undefined,
): Promise<AnnouncerLease | null> {
  return committed(lease, { leasedUntil: now + leaseMs, ...fields }, fill)
}

/** The same as the last thing in this turn. */
export async function releaseLease(
  lease: AnnouncerLease,
  fields: Partial<AnnouncerSecret> = {},
  fill: (batch: WriteBatch) => void = () => undefined,
): Promise<void> {
  await committed(lease, { ...fields, leasedUntil: 0 }, fill)
}

async function committed(
  { ref, updateTime, secret }: AnnouncerLease,
  fields: Partial<AnnouncerSecret>,
  fill: (batch: WriteBatch) => void,
): Promise<AnnouncerLease | null> {
  const batch = firestore().batch()
  fill(batch)
  batch.update(ref, fields as UpdateData<AnnouncerSecret>, { lastUpdateTime: updateTime })
  try {
    const written = (await batch.commit()).at(-1)
    return written === undefined
      ? null
      : { ref, updateTime: written.writeTime, secret: { ...secret, ...fields } }
  } catch (error) {
    if (hasChanged(error)) return null
    throw error
  }
}
