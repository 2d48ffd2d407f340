import { setTimeout as pause } from 'node:timers/promises'
import { pageQueries } from '@upper-bracket/shared/queries/pageQueries'
import { resolveQuery } from '@upper-bracket/shared/queries/query'
import type { Firestore, Query } from 'firebase/firestore'
import type { Followed, OpenPage } from './pages.ts'

/*
 * A process of simulated pages with a clock of its own. It is told what to do by messages, and answers each of them.
 */

export type Order =
  /** A page that is open already follows something else from now on. */
  | { readonly do: 'open'; readonly pages: readonly OpenPage[] }
  | { readonly do: 'cut' | 'reconnect'; readonly ids: readonly string[] }
  /** Is answered when so many pages have seen a version of a document, or after a minute. */
  | { readonly do: 'await'; readonly key: string; readonly pages: number }
  | { readonly do: 'report' }

/** What the pages of a process have seen. Times are those of `performance`, which the skew of the clock leaves alone. */
export interface Seen {
  readonly arrivals: readonly (readonly [key: string, times: readonly number[]])[]
  /** The last versions that each page has seen, by the path of the document. */
  readonly last: readonly (readonly [id: string, versions: Readonly<Record<string, number>>])[]
  /** Documents that arrived in an older version than the page had seen, and errors of listeners. */
  readonly faults: readonly string[]
  readonly documents: number
}

/** A listener that has not answered by then answers while the evening goes on. */
const openMs = 10_000
const awaitMs = 60_000
/** A page that was without a network needs so long to catch up; this time is not measured. */
const catchUpMs = 10_000

const { skewMs, host, port, projectId } = JSON.parse(process.argv[2] ?? '{}')
skewClock(skewMs)
const { initializeApp } = await import('firebase/app')
const {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  documentId,
  enableNetwork,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  Timestamp,
  where,
} = await import('firebase/firestore')
setLogLevel('silent')

const handles = new Map<string, Firestore>()
/** What each page follows, and how to end that. */
const listening = new Map<string, Map<string, () => void>>()
const arrivals = new Map<string, number[]>()
const last = new Map<string, Map<string, number>>()
const faults: string[] = []
/** When each page was cut off or reconnected. */
const reconnected = new Map<string, number>()
let documents = 0

function skewClock(ms: number): void {
  const RealDate = Date
  class SkewedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(RealDate.now() + ms)
      else super(given[0])
    }
    static override now(): number {
      return RealDate.now() + ms
    }
  }
  globalThis.Date = SkewedDate as DateConstructor
}

/** Resolves when everything that the page follows has answered. */
async function open({ id, idToken, followed }: OpenPage): Promise<void> {
  const handle = handles.get(id) ?? connect(id, idToken)
  const [before, after] = [listening.get(id), new Map<string, () => void>()]
  const answers: Promise<void>[] = []
  for (const each of followed) {
    const key = JSON.stringify(each)
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = before?.get(key)
    if (end === undefined) answers.push(promise)
    after.set(key, end ?? listen(id, handle, each, resolve))
  }
  for (const [key, end] of before ?? []) if (!after.has(key)) end()
  listening.set(id, after)
  await Promise.race([Promise.all(answers), pause(openMs)])
}

function connect(id: string, idToken: string | null): Firestore {
  const app = initializeApp({ projectId, apiKey: 'any' }, id)
  const handle = initializeFirestore(app, { localCache: memoryLocalCache() })
  connectFirestoreEmulator(handle, host, port, idToken === null ? {} : { mockUserToken: idToken })
  handles.set(id, handle)
  last.set(id, new Map())
  return handle
}

function listen(id: string, handle: Firestore, followed: Followed, answered: () => void): () => void {
  const failed = (error: Error) => {
    faults.push(`${id}: ${JSON.stringify(followed)}: ${error.message}`)
    answered()
  }
  const options = { includeMetadataChanges: true }
  if (typeof followed === 'string')
    return onSnapshot(
      doc(handle, followed),
      options,
      read => {
        arrived(id, followed, read.data())
        answered()
      },
      failed,
    )
  return onSnapshot(
    queryOf(handle, followed),
    options,
    read => {
      for (const { type, doc: each } of read.docChanges())
        if (type !== 'removed') arrived(id, each.ref.path, each.data())
      answered()
    },
    failed,
  )
}

function queryOf(handle: Firestore, source: Exclude<Followed, string>): Query {
  const {
    path,
    isGroup,
    where: conditions,
    orderBy: order,
  } = resolveQuery(pageQueries[source.query], source.params)
  return query(
    isGroup ? collectionGroup(handle, path) : collection(handle, path),
    ...conditions.map(([field, operator, value]) => {
      if (field === 'changedAt') return where(field, operator, Timestamp.fromMillis(Number(value)))
      return where(field === '__name__' ? documentId() : field, operator, value)
    }),
    ...(order ? [orderBy(...order)] : []),
    limit(source.limit),
  )
}

/** Matches have a revision; what is only created is version 1. */
function arrived(id: string, path: string, data: Record<string, unknown> | undefined): void {
  if (data === undefined) return
  documents += 1
  const version = Number(data['revision'] ?? 1)
  const before = last.get(id)?.get(path) ?? -1
  if (version < before) faults.push(`${id}: ${path} went from ${before} back to ${version}`)
  if (version <= before) return
  last.get(id)?.set(path, version)
  const now = performance.timeOrigin + performance.now()
  if (now - (reconnected.get(id) ?? 0) < catchUpMs) return
  const key = `${path}@${version}`
  const times = arrivals.get(key) ?? []
  times.push(now)
  arrivals.set(key, times)
}

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'open':
      await Promise.all(order.pages.map(open))
      return null
    case 'await': {
      const latest = performance.now() + awaitMs
      while ((arrivals.get(order.key)?.length ?? 0) < order.pages && performance.now() < latest)
        await pause(200)
      return null
    }
    case 'cut':
    case 'reconnect': {
      const turn = order.do === 'cut' ? disableNetwork : enableNetwork
      for (const id of order.ids) {
        const handle = handles.get(id)
        if (handle !== undefined) await turn(handle)
        reconnected.set(id, performance.timeOrigin + performance.now())
      }
      return null
    }
    case 'report':
      return {
        arrivals: [...arrivals],
        last: [...last].map(([id, versions]) => [id, Object.fromEntries(versions)] as const),
        faults,
        documents,
      } satisfies Seen
  }
}

process.on('message', async ({ id, order }: { id: number; order: Order }) => {
  process.send?.({ id, answer: await obey(order) })
})
process.on('disconnect', () => process.exit())
process.send?.({ id: 0, answer: null })
