import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import type { Timer } from '@upper-bracket/shared/events/timer'
import type { OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import {
  type DocumentReference,
  type DocumentSnapshot,
  GrpcStatus,
  type Precondition,
  type Transaction,
  type UpdateData,
  type WithFieldValue,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'
import { withChangeTime } from '../firestore/changeTime.ts'
import { documents } from '../firestore/documents.ts'
import { hasChanged, isTransient } from '../firestore/firestoreErrors.ts'
import { type RetryOptions, retry } from './retry.ts'
import { runReadOnly } from './runTransaction.ts'

/** Writes to documents that were read: all of them take place, or none. */
export interface CheckedWrites {
  /** Creates a document, provided that it still does not exist. */
  create<T extends object>(read: Pick<DocumentSnapshot<T>, 'ref'>, data: WithFieldValue<T>): void
  /** Changes some fields, provided that the document is still as it was read. */
  update<T extends object>(
    read: DocumentSnapshot<T>,
    fields: UpdateData<T> & Partial<WithFieldValue<T>>,
  ): void
  /** Changes some fields of a document, whatever has changed in it, provided that it still exists. */
  updateAnyway<T extends object>(ref: DocumentReference<T>, fields: UpdateData<T>): void
  /** Writes some fields of a document that may be absent, provided that it is still as it was read. */
  merge<T extends object>(read: DocumentSnapshot<T>, fields: WithFieldValue<T> & UpdateData<T>): void
  /** Deletes a document, provided that it is still as it was read. */
  delete<T extends object>(read: DocumentSnapshot<T>): void
  /** Writes nothing; provides that a document which did not exist still does not. */
  requireAbsent(read: Pick<DocumentSnapshot<object>, 'ref'>): void
  /** Writes, or with null deletes, what goes with a document that is checked, whatever it was before. */
  put<T extends object>(ref: DocumentReference<T>, data: WithFieldValue<T> | null): void
  /** Adds an entry to the competition's log. */
  log(competitionId: string, entry: LogEntry): void
  /** Creates an event; see `outboxEvent`. */
  emit(event: { readonly ref: DocumentReference<OutboxEvent>; readonly data: OutboxEvent }): void
  schedule(timer: Timer): void
  /** Runs `effect` once, after the commit. A failure of its own fails nothing that is committed: it must not throw. */
  afterCommit(effect: () => Promise<void>): void
}

/**
 * Like `runTransaction`, but locks nothing: `work` reads one moment of the database, and its writes are committed
 * together if none of the documents that they change has changed since; otherwise everything starts over.
 *
 * For work that depends on the documents it changes, and on others only as they were a moment ago. Under locks, two
 * calls that read the same document and then both want to write it hold each other up until one gives way; here the
 * second one finishes some milliseconds after the first.
 */
export async function runOptimisticTransaction<T, C extends ErrorCode>(
  work: (reads: Transaction, writes: CheckedWrites) => Promise<Outcome<T, C>>,
  options: Pick<RetryOptions, 'timeoutMs'> = {},
): Promise<Outcome<T, C>> {
  const attempt = async () => {
    const batch = firestore().batch()
    const effects: (() => Promise<void>)[] = []
    const outcome = await runReadOnly(reads => work(reads, checkedWrites(batch, effects)))
    if (outcome.ok) await commit(batch)
    return { outcome, effects: outcome.ok ? effects : [] }
  }
  const { outcome, effects } = await retry(attempt, isTransient, options)
  await Promise.all(effects.map(effect => effect()))
  return outcome
}

function checkedWrites(batch: WriteBatch, effects: (() => Promise<void>)[]): CheckedWrites {
  return {
    merge: (read, fields) => {
      if (read.exists) batch.update(read.ref, fields, unchangedSince(read))
      else batch.create(read.ref, fields)
    },
    create: ({ ref }, data) => {
      batch.create(ref, data)
    },
    update: (read, fields) => {
      batch.update(read.ref, withChangeTime(read.ref, fields), unchangedSince(read))
    },
    updateAnyway: (ref, fields) => {
      batch.update(ref, withChangeTime(ref, fields))
    },
    delete: read => {
      batch.delete(read.ref, unchangedSince(read))
    },
    requireAbsent: ({ ref }) => {
      batch.delete(ref, { exists: false })
    },
    put: (ref, data) => {
      if (data === null) batch.delete(ref)
      else batch.set(ref, data)
    },
    log: (competitionId, entry) => {
      batch.create(documents.newLogEntry(competitionId), entry)
    },
    emit: ({ ref, data }) => {
      batch.create(ref, data)
    },
    schedule: timer => {
      batch.create(documents.timers().doc(), timer)
    },
    afterCommit: effect => {
      effects.push(effect)
    },
  }
}

function unchangedSince({ ref, updateTime }: DocumentSnapshot<object>): Precondition {
  if (updateTime === undefined) throw new Error(`${ref.path} does not exist and cannot be changed`)
  return { lastUpdateTime: updateTime }
}

/** What was read has changed, or Firestore does not say whether the writes took place: reading again tells. */
class WriteConflict extends Error {
  /** Contention, which is retried. */
  readonly code = GrpcStatus.ABORTED
}

async function commit(batch: WriteBatch): Promise<void> {
  try {
    await batch.commit()
  } catch (error) {
    throw isTransient(error) || hasChanged(error)
      ? new WriteConflict('write conflict', { cause: error })
      : error
  }
}
