import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { changedSince } from '@upper-bracket/shared/queries/changedSince'
import { baseSnapshot } from '#platform/snapshot/earlySnapshot.ts'
import type { CompetitionList, ListSnapshot, ListSource, Row } from './listSnapshot.ts'
import type { Settle } from './streamMachine.ts'
import { type InSnapshot, type Listen, type PlaceInSnapshot, streamed } from './streamed.ts'

/**
 * Builds a stream of one document, `null` if it does not exist. Its shape is trusted, because functions write it, or
 * the rules check it.
 */
export function documentStream<Arg, T>(
  pathOf: (arg: Arg) => string,
  read: (data: Row['data'], arg: Arg) => T,
  inSnapshot?: InSnapshot<Arg, T | null> | PlaceInSnapshot<Arg, T | null>,
) {
  const listen: Listen<Arg, T | null> = async (arg, { next, reach, error }) => {
    const { listenToDocument } = await import('#platform/firebase/firestore.ts')
    return listenToDocument(pathOf(arg), {
      next: data => next(data === null ? null : read(data, arg)),
      reach,
      error,
    })
  }
  return streamed<Arg, T | null, T | null>({
    listen,
    // Firestore repeats a value once it has confirmed it.
    merge: (previous, value) => copyWithStructuralSharing(previous, value),
    ...(inSnapshot && { inSnapshot }),
  })
}

/**
 * Builds a stream of one document, `null` if it does not exist, by a query for its id: for a document that is created
 * while pages follow it. A document that is followed by its path counts as deleted as of each snapshot that is complete
 * without it, and Firestore's client ignores every older version of it from then on, in lists too. The emulator
 * completes snapshots before it has reported a new document to each listener.
 */
export function rowStream<Arg, T>(
  sourceOf: (arg: Arg) => ListSource,
  read: (row: Row) => T,
  inSnapshot?: PlaceInSnapshot<Arg, T | null>,
) {
  const listen: Listen<Arg, T | null> = async (arg, observer) => {
    const { listenToList } = await import('#platform/firebase/firestore.ts')
    let value: T | null = null
    const next = ({ changes }: ListSnapshot) => {
      for (const { type, row } of changes) value = type === 'removed' ? null : read(row)
      observer.next(value)
    }
    return listenToList(sourceOf(arg), { ...observer, next })
  }
  return streamed<Arg, T | null, T | null>({
    listen,
    merge: copyWithStructuralSharing,
    ...(inSnapshot && { inSnapshot }),
  })
}

/** The place of a list in the public snapshot. */
interface ListInSnapshot<Arg, T> extends InSnapshot<Arg, readonly T[]> {
  /** The query for changes since the snapshot, if the documents contain their time of change. */
  readonly changes?: Extract<ListSource['query'], `changed${string}`>
}

/** Builds a stream of a list in query order. Unchanged rows keep their identity. */
export function listStream<Arg, T extends { readonly id: string }>(
  sourceOf: (arg: Arg) => ListSource,
  read: (row: Row) => T,
  inSnapshot?: ListInSnapshot<Arg, T>,
  settle?: Settle<T>,
) {
  const listen: Listen<Arg, ListSnapshot> = async (arg, observer) => {
    const { listenToList } = await import('#platform/firebase/firestore.ts')
    const source = sourceOf(arg)
    const base = inSnapshot?.changes ? baseSnapshot(inSnapshot.competitionOf(arg)) : null
    const baseRows = base && inSnapshot?.read(base, arg)
    if (!inSnapshot?.changes || !base || !baseRows) return listenToList(source, observer)

    const params = { ...source.params, changedAt: changedSince(base.asOf) }
    const changed = { ...source, query: inSnapshot.changes, params } as ListSource
    const next = ({ changes }: ListSnapshot) => observer.next({ changes, base: baseRows })
    return listenToList(changed, { ...observer, next })
  }
  return streamed<Arg, ListSnapshot, readonly T[]>({
    listen,
    merge: (previous, snapshot) => {
      const before = previous ?? ((snapshot.base ?? []) as readonly T[])
      const merge = snapshot.base === undefined ? mergeRows : mergeChanges
      const rows = merge(before, snapshot, read, settle)
      const isSame = rows.length === before.length && rows.every((row, index) => row === before[index])
      return isSame ? before : rows
    },
    settle: settle && ((shown, arrived) => settleRows(shown, arrived, settle)),
    ...(inSnapshot && { inSnapshot }),
  })
}

/** Builds a stream of one of the lists of a competition, whose id is the argument. */
export function competitionList<T extends { readonly id: string }>(
  query: CompetitionList,
  limit: number,
  inSnapshot?: Omit<ListInSnapshot<string, T>, 'competitionOf'>,
) {
  return listStream<string, T>(
    competitionId => ({ query, params: { competitionId }, limit }),
    ({ id, data }) => ({ ...data, id }) as unknown as T,
    inSnapshot && { ...inSnapshot, competitionOf: competitionId => competitionId },
  )
}

/** Applies changes to rows sorted by id. */
function mergeChanges<T extends { readonly id: string }>(
  previous: readonly T[],
  { changes }: ListSnapshot,
  read: (row: Row) => T,
  settle: Settle<T> = (_, arrived) => arrived,
): readonly T[] {
  const rows = new Map(previous.map(row => [row.id, row]))
  for (const { type, row } of changes) {
    const shown = rows.get(row.id)
    if (type === 'removed') rows.delete(row.id)
    else rows.set(row.id, shown === undefined ? read(row) : settle(shown, read(row)))
  }
  return [...rows.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Settles the rows of a list that arrives whole. */
export function settleRows<T extends { readonly id: string }>(
  shown: readonly T[],
  arrived: readonly T[],
  settle: Settle<T>,
): readonly T[] {
  const known = new Map(shown.map(row => [row.id, row]))
  return arrived.map(row => {
    const before = known.get(row.id)
    return before === undefined ? row : settle(before, row)
  })
}

/** Applies changes in order. */
export function mergeRows<T extends { readonly id: string }>(
  previous: readonly T[],
  { changes }: ListSnapshot,
  read: (row: Row) => T,
  settle: Settle<T> = (_, arrived) => arrived,
): readonly T[] {
  const rows = [...previous]
  for (const { type, newIndex, row } of changes) {
    let next = read(row)
    if (type !== 'added') {
      const at = rows.findIndex(({ id }) => id === next.id)
      const [shown] = at >= 0 ? rows.splice(at, 1) : []
      if (shown !== undefined) next = settle(shown, next)
    }
    if (type !== 'removed') rows.splice(newIndex, 0, next)
  }
  return rows
}
