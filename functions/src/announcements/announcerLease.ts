import type { AnnouncerSecret, AnnouncerService } from '@upper-bracket/shared/announcements/announcer'
import type { DocumentReference, Timestamp, UpdateData, WriteBatch } from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'

/** The competition and the service of announcements. */
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
 * The lease of an address: one process at a time may send there, so that messages keep their order and none is posted
 * twice. Records are committed on condition that the process still has the lease.
 */
export interface AnnouncerLease {
  readonly secret: AnnouncerSecret
  readonly ref: DocumentReference<AnnouncerSecret>
  readonly updateTime: Timestamp
}

/** `taken`: another process has the lease. `unknown`: the competition is no longer announced there. */
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

/**
 * Commits the writes that `fill` adds and keeps the lease; null if another process has it by now, in which case nothing
 * was written.
 */
export function commitWithLease(
  lease: AnnouncerLease,
  { now, fields }: { readonly now: number; readonly fields: Partial<AnnouncerSecret> },
  fill: (batch: WriteBatch) => void = () => undefined,
): Promise<AnnouncerLease | null> {
  return committed(lease, { leasedUntil: now + leaseMs, ...fields }, fill)
}

/** Commits in the same way and releases the lease. */
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
