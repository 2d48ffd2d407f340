import type { DocumentReference, Timestamp, UpdateData, WriteBatch } from 'firebase-admin/firestore'
import { firestore } from './firebase.ts'
import { hasChanged } from './firestore/firestoreErrors.ts'

/** The part of a document that says who may send to an address. */
export interface Leased {
  /** When the current lease ends, in milliseconds since the epoch. Until then only its holder sends. */
  readonly leasedUntil: number
}

/**
 * Exceeds one call to another service plus its database writes. A process that has not renewed its lease for this long
 * is considered dead.
 */
const leaseMs = 60_000

/**
 * The lease of an address: one process at a time may send there, so that messages keep their order and none is sent
 * twice. Records are committed on condition that the process still has the lease.
 */
export interface Lease<T extends Leased> {
  readonly data: T
  readonly ref: DocumentReference<T>
  readonly updateTime: Timestamp
}

/** `taken`: another process has the lease. `unknown`: the address no longer exists. */
export async function takeLease<T extends Leased>(
  ref: DocumentReference<T>,
  now: number,
): Promise<Lease<T> | 'taken' | 'unknown'> {
  const read = await ref.get()
  const [data, { updateTime }] = [read.data(), read]
  if (data === undefined || updateTime === undefined) return 'unknown'
  if (data.leasedUntil > now) return 'taken'
  return (await commitWithLease({ data, ref, updateTime }, { now, fields: {} })) ?? 'taken'
}

/**
 * Commits the writes that `fill` adds and keeps the lease; null if another process has it by now, in which case nothing
 * was written.
 */
export function commitWithLease<T extends Leased>(
  lease: Lease<T>,
  { now, fields }: { readonly now: number; readonly fields: Partial<T> },
  fill: (batch: WriteBatch) => void = () => undefined,
): Promise<Lease<T> | null> {
  return committed(lease, { ...fields, leasedUntil: now + leaseMs }, fill)
}

/** Commits in the same way and releases the lease. */
export async function releaseLease<T extends Leased>(
  lease: Lease<T>,
  fields: Partial<T> = {},
  fill: (batch: WriteBatch) => void = () => undefined,
): Promise<void> {
  await committed(lease, { ...fields, leasedUntil: 0 }, fill)
}

async function committed<T extends Leased>(
  { ref, updateTime, data }: Lease<T>,
  fields: Partial<T>,
  fill: (batch: WriteBatch) => void,
): Promise<Lease<T> | null> {
  const batch = firestore().batch()
  fill(batch)
  batch.update(ref, fields as UpdateData<T>, { lastUpdateTime: updateTime })
  try {
    const written = (await batch.commit()).at(-1)
    return written === undefined ? null : { ref, updateTime: written.writeTime, data: { ...data, ...fields } }
  } catch (error) {
    if (hasChanged(error)) return null
    throw error
  }
}
