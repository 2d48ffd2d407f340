import { pageQueries } from '@upper-bracket/shared/queries/pageQueries'
import { resolveQuery } from '@upper-bracket/shared/queries/query'
import type { DocumentChange, ListSnapshot, ListSource } from '#platform/streams/listSnapshot.ts'

type Data = Record<string, unknown>
interface Observer<Snapshot> {
  readonly next: (snapshot: Snapshot) => void
  readonly reach: (isCurrent: boolean, currentAt: number) => void
  readonly error: (thrown: unknown) => void
}

/** `slow`: nothing is answered until it is `up`. `without-firestore`: only the edge answers. */
type Network = 'up' | 'slow' | 'without-firestore' | 'down'

/**
 * Stands in for `#platform/firebase/firestore.ts`: documents by their path, watched as they change. A list is
 * all documents of its collection or collection group that meet its conditions of equality, of values in a list and of
 * ids, and of the time of change (documents without one have not changed), in the order of their ids, and not more than
 * its limit; other conditions and the order are ignored. An error in place of a document fails it and its lists.
 */
export function fakeFirestore(initial: Readonly<Record<string, object>>, startsWith: Network = 'up') {
  let network = startsWith
  let currentAt = 0
  let up = Promise.withResolvers<void>()
  const documents = new Map<string, Data>(
    Object.entries(initial).map(([path, data]) => [path, data as Data] as const),
  )
  const watches = new Map<() => void, Pick<Observer<never>, 'reach' | 'error'> & { readonly name: string }>()

  const watch = (
    name: string,
    { error, reach }: Pick<Observer<never>, 'reach' | 'error'>,
    read: () => void,
  ) => {
    const look = () => {
      if (network !== 'up' || !watches.has(look)) return
      read()
      currentAt = performance.now()
      reach(true, currentAt)
    }
    watches.set(look, { name, error, reach })
    queueMicrotask(look)
    return () => void watches.delete(look)
  }
  const childrenOf = (source: ListSource) => {
    const { path: collection, isGroup, where } = resolveQuery(pageQueries[source.query], source.params)
    return [...documents]
      .filter(([path, data]) => {
        const parent = path.slice(0, path.lastIndexOf('/'))
        const isAsked = where.every(([field, operator, value]) => {
          const held = field === '__name__' ? path.slice(path.lastIndexOf('/') + 1) : data[field]
          if (operator === 'in') return Array.isArray(value) && value.includes(held)
          if (field === 'changedAt') return Number(held ?? 0) > Number(value)
          if (operator === 'array-contains') return Array.isArray(held) && held.includes(value)
          return operator !== '==' || held === value
        })
        return isAsked && (parent === collection || (isGroup && parent.endsWith(`/${collection}`)))
      })
      .toSorted(([one], [other]) => one.localeCompare(other))
  }

  /** Only those after the cursor, by their ids, and no more than the limit. */
  const listedOnce = (source: ListSource) => {
    const last = String(source.after?.at(-1) ?? '')
    return childrenOf(source)
      .filter(([path]) => (path.split('/').at(-1) ?? '').localeCompare(last) > 0)
      .slice(0, source.limit)
  }

  return {
    /** Writes a document, or takes it away, and tells everyone who watches. */
    put(path: string, data: object | null) {
      if (data === null) documents.delete(path)
      else documents.set(path, data as Data)
      for (const look of watches.keys()) look()
    },
    setNetwork(next: Network) {
      network = next
      if (next === 'up') {
        up.resolve()
        up = Promise.withResolvers<void>()
        for (const look of watches.keys()) look()
      } else for (const { reach } of watches.values()) reach(false, currentAt)
    },
    /** Waits for the network as a request to the edge does. */
    async answered() {
      if (network === 'slow') await up.promise
      if (network === 'down') throw new TypeError('Failed to fetch')
    },
    /** Ends the listeners to a document, by its path, or to a query, by its name, with an error. */
    interrupt(ended: string) {
      for (const [look, { name, error }] of watches) {
        if (name !== ended) continue
        watches.delete(look)
        error(new Error('The listener has ended'))
      }
    },
    read: (path: string) => documents.get(path) ?? null,

    async listenToDocument(path: string, { next, ...observer }: Observer<Data | null>) {
      let seen: Data | null | undefined
      const stop = watch(path, observer, () => {
        const data = documents.get(path) ?? null
        if (data instanceof Error) {
          stop()
          observer.error(data)
          return
        }
        if (data !== seen) next(data)
        seen = data
      })
      return stop
    },
    async listenToList(source: ListSource, { next, ...observer }: Observer<ListSnapshot>) {
      let seen: ReadonlyMap<string, Data> | null = null
      const stop = watch(source.query, observer, () => {
        const rows = new Map(childrenOf(source).slice(0, source.limit))
        const failure = [...rows.values()].find(data => data instanceof Error)
        if (failure !== undefined) {
          stop()
          observer.error(failure)
          return
        }
        const changes = [
          ...[...(seen ?? [])].flatMap(([path, data]) =>
            rows.has(path) ? [] : [change('removed', path, data, -1)],
          ),
          ...[...rows].flatMap(([path, data], index) =>
            seen?.get(path) === data
              ? []
              : [change(seen?.has(path) ? 'modified' : 'added', path, data, index)],
          ),
        ]
        if (seen === null || changes.length > 0) next({ changes })
        seen = rows
      })
      return stop
    },
    async readIds(source: ListSource) {
      return listedOnce(source).map(([path]) => path.split('/').at(-1) ?? '')
    },
    async countRows(source: ListSource) {
      return listedOnce(source).length
    },
    async mergeDocument(path: string, changes: Data) {
      this.put(path, merged(documents.get(path) ?? {}, changes))
    },
  }
}

/** Merges as Firestore does: the fields of nested objects, too. */
function merged(stored: Data, changes: Data): Data {
  const entries = Object.entries(changes).map(([field, value]) => {
    const before = stored[field]
    return [field, isObject(before) && isObject(value) ? merged(before, value) : value]
  })
  return { ...stored, ...Object.fromEntries(entries) }
}

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function change(type: DocumentChange['type'], path: string, data: Data, newIndex: number): DocumentChange {
  const parts = path.split('/')
  return { type, newIndex, row: { id: parts.at(-1) ?? '', parentId: parts.at(-3) ?? null, data } }
}
