import type { ListSnapshot, ListSource, Row } from './listSnapshot.ts'
import { type InSnapshot, type Listen, streamed } from './streamed.ts'

/**
 * A stream of one document, `null` if it does not exist. Its shape is trusted: the functions write it, or the
 * rules have checked it.
 */
export function documentStream<Arg, T>(
  pathOf: (arg: Arg) => string,
  read: (data: Row['data'], arg: Arg) => T,
  inSnapshot?: InSnapshot<Arg, T | null>,
) {
  const listen: Listen<Arg, T | null> = async (arg, { next, error }) => {
    const { listenToDocument } = await import('#platform/firebase/firestore.ts')
    return listenToDocument(pathOf(arg), {
      next: data => next(data === null ? null : read(data, arg)),
      error,
    })
  }
  return streamed<Arg, T | null, T | null>({
    listen,
    merge: (_, value) => value,
    ...(inSnapshot && { inSnapshot }),
  })
}

/** A stream of a list, in query order. Unchanged rows keep their identity. */
export function listStream<Arg, T extends { readonly id: string }>(
  sourceOf: (arg: Arg) => ListSource,
  read: (row: Row) => T,
  inSnapshot?: InSnapshot<Arg, readonly T[]>,
) {
  const listen: Listen<Arg, ListSnapshot> = async (arg, observer) => {
    const { listenToList } = await import('#platform/firebase/firestore.ts')
    return listenToList(sourceOf(arg), observer)
  }
  return streamed<Arg, ListSnapshot, readonly T[]>({
    listen,
    merge: (previous, snapshot) => mergeRows(previous ?? [], snapshot, read),
    ...(inSnapshot && { inSnapshot }),
  })
}

/** Applies the changes in order. */
export function mergeRows<T extends { readonly id: string }>(
  previous: readonly T[],
  { changes }: ListSnapshot,
  read: (row: Row) => T,
): readonly T[] {
  const rows = [...previous]
  for (const { type, newIndex, row } of changes) {
    const next = read(row)
    if (type !== 'added') {
      const at = rows.findIndex(({ id }) => id === next.id)
      if (at >= 0) rows.splice(at, 1)
    }
    if (type !== 'removed') rows.splice(newIndex, 0, next)
  }
  return rows
}
