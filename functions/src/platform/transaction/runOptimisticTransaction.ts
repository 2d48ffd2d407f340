import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Timer } from '@upper-bracket/shared/events/timer'
import type { ChangeEvent } from '@upper-bracket/shared/integrations/webhookEvent'
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
import { type ChangeRecord, recordChanges } from './recordChanges.ts'
import { type RetryOptions, retry } from './retry.ts'
import { type IdRecord, type RevocableKind, recordIds } from './revokedIds.ts'
import { runReadOnly } from './runTransaction.ts'

/** Writes to documents that were read, all or none. */
export interface CheckedWrites {
  /** Creates a document; the commit fails if it exists by then. */
  create<T extends object>(read: Pick<DocumentSnapshot<T>, 'ref'>, data: WithFieldValue<T>): void
  /** Updates fields; the commit fails if the document has changed since it was read. */
  update<T extends object>(
    read: DocumentSnapshot<T>,
    fields: UpdateData<T> & Partial<WithFieldValue<T>>,
  ): void
  /** Updates fields regardless of other changes; the commit fails if the document does not exist. */
  updateAnyway<T extends object>(ref: DocumentReference<T>, fields: UpdateData<T>): void
  /** Writes fields of a document that may be absent; the commit fails if the document has changed since it was read. */
  merge<T extends object>(read: DocumentSnapshot<T>, fields: WithFieldValue<T> & UpdateData<T>): void
  /** Deletes a document; the commit fails if it has changed since it was read. */
  delete<T extends object>(read: DocumentSnapshot<T>): void
  /** Writes nothing; the commit fails if a document that did not exist was created. */
  requireAbsent(read: Pick<DocumentSnapshot<object>, 'ref'>): void
  /** Writes, or with null deletes, a document that belongs to a checked one, without a check of its own. */
  put<T extends object>(ref: DocumentReference<T>, data: WithFieldValue<T> | null): void
  /** Keeps the id of something taken that is deleted otherwise than by `delete` (see `recordIds`). */
  revokeId(competitionId: string, kind: RevocableKind, id: string): void
  log(competitionId: string, entry: LogEntry, ref?: DocumentReference<LogEntry>): void
  /** Creates an event; see `outboxEvent`. */
  emit(event: { readonly ref: DocumentReference<OutboxEvent>; readonly data: OutboxEvent }): void
  schedule(timer: Timer): DocumentReference<Timer>
  /** Tells the webhooks of a competition of a change that its writes do not show. */
  publish(competitionId: string, events: readonly ChangeEvent[]): void
  /** Reads the webhooks of a competition before it is known to change. */
  expectChange(competitionId: string): void
  /** Returns the number of writes queued so far, without log, events and timers. */
  count(): number
  /** Runs `effect` once, after the commit. It must not throw, because the commit cannot be undone. */
  afterCommit(effect: () => Promise<void>): void
}

/**
 * Like `runTransaction`, but without locks: `work` reads one moment of the database, and its writes are committed
 * together if none of the documents that they change has changed since. Otherwise everything starts over. What was
 * deleted is not created again under its id: refuses with `id-taken`.
 *
 * It is meant for work that depends on the documents that it changes, and on other documents only as they were a moment
 * ago. With locks, two calls that read and then write the same document block each other until one gives up; here the
 * second one finishes a few milliseconds after the first.
 */
export async function runOptimisticTransaction<T, C extends ErrorCode>(
  work: (reads: Transaction, writes: CheckedWrites) => Promise<Outcome<T, C>>,
  options: Pick<RetryOptions, 'deadline'> = {},
): Promise<Outcome<T, C>> {
  const attempt = async () => {
    const batch = firestore().batch()
    const effects: (() => Promise<void>)[] = []
    const outcome = await runReadOnly<T, C | 'id-taken'>(async reads => {
      const [record, ids] = [recordChanges(reads), recordIds(reads)]
      const worked = await work(reads, checkedWrites(batch, effects, record, ids))
      if (!worked.ok) return worked
      if (await ids.isTaken()) return refuse('id-taken')
      ids.writeTo(batch)
      await record.writeTo(batch)
      return worked
    })
    if (outcome.ok) await commit(batch)
    return { outcome, effects: outcome.ok ? effects : [] }
  }
  const { outcome, effects } = await retry(attempt, options)
  await Promise.all(effects.map(effect => effect()))
  // The contracts of the callables that create such documents list the refusal.
  return outcome as Outcome<T, C>
}

function checkedWrites(
  batch: WriteBatch,
  effects: (() => Promise<void>)[],
  record: ChangeRecord,
  ids: IdRecord,
): CheckedWrites {
  return {
    count: record.count,
    merge: (read, fields) => {
      record.write(read.ref, read.exists ? 'update' : 'create', fields)
      if (read.exists) batch.update(read.ref, fields, unchangedSince(read))
      else batch.create(read.ref, fields)
    },
    create: ({ ref }, data) => {
      record.write(ref, 'create', data)
      ids.created(ref)
      batch.create(ref, data)
    },
    update: (read, fields) => {
      record.write(read.ref, 'update', fields)
      batch.update(read.ref, withChangeTime(read.ref, fields), unchangedSince(read))
    },
    updateAnyway: (ref, fields) => {
      record.write(ref, 'update', fields)
      batch.update(ref, withChangeTime(ref, fields))
    },
    delete: read => {
      record.write(read.ref, 'delete')
      ids.deleted(read.ref)
      batch.delete(read.ref, unchangedSince(read))
    },
    requireAbsent: ({ ref }) => {
      batch.delete(ref, { exists: false })
    },
    put: (ref, data) => {
      record.write(ref, data === null ? 'delete' : 'create', data ?? {})
      if (data === null) ids.deleted(ref)
      if (data === null) batch.delete(ref)
      else batch.set(ref, data)
    },
    revokeId: ids.revoke,
    log: (competitionId, entry, ref = documents.newLogEntry(competitionId)) => {
      batch.create(ref, entry)
    },
    emit: ({ ref, data }) => {
      batch.create(ref, data)
    },
    schedule: timer => {
      const ref = documents.timers().doc()
      batch.create(ref, timer)
      return ref
    },
    publish: (competitionId, events) => {
      record.publish(competitionId, events)
    },
    expectChange: record.expect,
    afterCommit: effect => {
      effects.push(effect)
    },
  }
}

function unchangedSince({ ref, updateTime }: DocumentSnapshot<object>): Precondition {
  if (updateTime === undefined) throw new Error(`${ref.path} does not exist and cannot be changed`)
  return { lastUpdateTime: updateTime }
}

/**
 * A document has changed since it was read, or Firestore does not say whether the commit succeeded; reading again shows
 * which.
 */
class WriteConflict extends Error {
  /** The code for contention, which is retried. */
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
