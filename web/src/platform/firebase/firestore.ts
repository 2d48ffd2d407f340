import { pageQueries } from '@upper-bracket/shared/queries/pageQueries'
import { resolveQuery } from '@upper-bracket/shared/queries/query'
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  disableNetwork,
  doc,
  documentId,
  enableNetwork,
  endAt,
  type Firestore,
  FirestoreError,
  type DocumentChange as FirestoreChange,
  getCountFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  type Query,
  query,
  type SnapshotMetadata,
  setDoc,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import { isPaused, pauseKnown, tellPause } from '#platform/connection/pause.ts'
import { appError } from '#platform/errors/appError.ts'
import type { DocumentChange, ListSnapshot, ListSource } from '#platform/streams/listSnapshot.ts'
import { firebaseApp } from './app.ts'
import { emulators } from './configuration.ts'

let firestore: Promise<Firestore> | null = null

/** All listeners share a connection. */
let currentAt = 0

interface Observer<Snapshot> {
  readonly next: (snapshot: Snapshot) => void
  /**
   * Reports whether the data is current on the server; false while Firestore is out of reach. `currentAt` is when any
   * listener was last up to date, by `performance.now()`.
   */
  readonly reach: (isCurrent: boolean, currentAt: number) => void
  readonly error: (thrown: unknown) => void
}

/** Follows one document; null if it does not exist. */
export async function listenToDocument(
  path: string,
  { next, reach, error }: Observer<Record<string, unknown> | null>,
): Promise<() => void> {
  const handle = await firestoreHandle()
  return onSnapshot(
    doc(handle, path),
    // Without metadata changes there would be no event for an absent document that was first reported while offline.
    { includeMetadataChanges: true },
    snapshot => {
      // While offline, Firestore reports unknown documents as missing.
      if (!snapshot.exists() && snapshot.metadata.fromCache) error(appError('offline'))
      else next(withoutChangeTime(snapshot.data()) ?? null)
      report(snapshot.metadata, reach)
    },
    thrown => void explained(thrown).then(error),
  )
}

function report({ fromCache }: SnapshotMetadata, reach: Observer<never>['reach']): void {
  if (!fromCache) currentAt = performance.now()
  reach(!fromCache, currentAt)
}

/** Reconnects to Firestore at once. After failures the SDK itself waits up to a minute. */
export async function reconnect(): Promise<void> {
  const handle = await firestoreHandle()
  await disableNetwork(handle)
  await enableNetwork(handle)
}

/** Follows a list; each snapshot contains the changes since the previous one. */
export async function listenToList(
  source: ListSource,
  { next, reach, error }: Observer<ListSnapshot>,
): Promise<() => void> {
  const handle = await firestoreHandle()
  let heardFromServer = false
  return onSnapshot(
    listQuery(handle, source),
    // Without metadata changes there would be no event for an empty list that was first reported while offline.
    { includeMetadataChanges: true },
    snapshot => {
      const isNews = !heardFromServer
      heardFromServer ||= !snapshot.metadata.fromCache
      const changes = snapshot.docChanges().map(change)
      // While offline, Firestore reports unknown lists as empty.
      if (!heardFromServer && snapshot.empty) error(appError('offline'))
      else if (isNews || changes.length > 0) next({ changes })
      report(snapshot.metadata, reach)
    },
    thrown => void explained(thrown).then(error),
  )
}

/** Reads the current ids of a list, in its order. */
export async function readIds(source: ListSource): Promise<readonly string[]> {
  const { docs } = await explaining(getDocsFromServer(listQuery(await firestoreHandle(), source)))
  return docs.map(({ id }) => id)
}

/** Counts the rows of a list on the server, up to its limit. */
export async function countRows(source: ListSource): Promise<number> {
  const counted = await explaining(getCountFromServer(listQuery(await firestoreHandle(), source)))
  return counted.data().count
}

/**
 * Writes the given fields of a document and leaves the others unchanged. Fails at once while offline, because Firestore
 * would otherwise delay the write until the network is back.
 */
export async function mergeDocument(path: string, changes: Record<string, unknown>): Promise<void> {
  if (!navigator.onLine) throw appError('offline')
  await explaining(setDoc(doc(await firestoreHandle(), path), changes, { merge: true }))
}

function listQuery(handle: Firestore, source: ListSource): Query {
  const { after, until } = source
  const resolved = resolveQuery(pageQueries[source.query], source.params)
  const { path, isGroup, orderBy: order } = resolved
  // The cursor includes the id, so the order must as well: rows can be equal in all other fields.
  const byId = after || until ? [orderBy(documentId(), order?.[1] ?? 'asc')] : []
  return query(
    isGroup ? collectionGroup(handle, path) : collection(handle, path),
    ...resolved.where.map(([field, operator, value]) => {
      if (field === 'changedAt') return where(field, operator, Timestamp.fromMillis(Number(value)))
      return where(field === '__name__' ? documentId() : field, operator, value)
    }),
    ...(order ? [orderBy(...order)] : []),
    ...byId,
    ...(after ? [startAfter(...after)] : []),
    ...(until ? [endAt(...until)] : []),
    limit(source.limit),
  )
}

function change({ type, newIndex, doc: document }: FirestoreChange): DocumentChange {
  return {
    type,
    newIndex,
    row: { id: document.id, parentId: parentId(document), data: withoutChangeTime(document.data()) },
  }
}

/** Removes the time of change, which only queries use. */
function withoutChangeTime<T extends Record<string, unknown> | undefined>(data: T): T {
  if (data === undefined || !('changedAt' in data)) return data
  const { changedAt: _, ...rest } = data
  return rest as T
}

function parentId(document: DocumentSnapshot): string | null {
  return document.ref.parent.parent?.id ?? null
}

function firestoreHandle(): Promise<Firestore> {
  firestore ??= connect().catch(thrown => {
    firestore = null
    throw thrown
  })
  return firestore
}

async function connect(): Promise<Firestore> {
  const handle = initializeFirestore(await firebaseApp(), { localCache: memoryLocalCache() })
  if (emulators) connectFirestoreEmulator(handle, emulators.host, emulators.ports.firestore)
  followPause(handle)
  return handle
}

const retryMs = 60_000

/** One more document for each page, so that all others can stop at once and begin again by themselves. */
function followPause(handle: Firestore): void {
  onSnapshot(
    doc(handle, 'operation/limits'),
    { includeMetadataChanges: true },
    snapshot => {
      if (!snapshot.metadata.fromCache) tellPause(snapshot.exists())
    },
    () => {
      tellPause(isPaused())
      setTimeout(() => followPause(handle), retryMs)
    },
  )
}

async function explaining<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (thrown) {
    throw await explained(thrown)
  }
}

/** During a pause, the rules deny lists and writes to everybody. */
async function explained(thrown: unknown): Promise<unknown> {
  const isDenied = thrown instanceof FirestoreError && thrown.code === 'permission-denied'
  return isDenied && (await pauseKnown()) ? appError('operation-paused') : thrown
}
