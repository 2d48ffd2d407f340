import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  type Firestore,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  type Query,
  query,
  setDoc,
  where,
} from 'firebase/firestore'
import { appError } from '#platform/appError.ts'
import type { DocumentChange, ListSnapshot, ListSource } from '#platform/documentStreams.ts'
import { emulators, firebaseApp } from './app.ts'

let firestore: Promise<Firestore> | null = null

interface Observer<Snapshot> {
  readonly next: (snapshot: Snapshot) => void
  readonly error: (thrown: unknown) => void
}

/** Follows one document; null where there is none. */
export async function listenToDocument(
  path: string,
  { next, error }: Observer<Record<string, unknown> | null>,
): Promise<() => void> {
  const handle = await firestoreHandle()
  return onSnapshot(
    doc(handle, path),
    snapshot => {
      // Without a connection Firestore says that nothing is there; nobody knows.
      if (!snapshot.exists() && snapshot.metadata.fromCache) error(appError('offline'))
      else next(snapshot.data() ?? null)
    },
    error,
  )
}

/** Follows a list; each snapshot says what has changed since the one before. */
export async function listenToList(
  source: ListSource,
  { next, error }: Observer<ListSnapshot>,
): Promise<() => void> {
  const handle = await firestoreHandle()
  return onSnapshot(
    listQuery(handle, source),
    snapshot =>
      next({
        changes: snapshot.docChanges().map(({ type, newIndex, doc: document }): DocumentChange => {
          const row = { id: document.id, parentId: parentId(document), data: document.data() }
          return { type, newIndex, row }
        }),
      }),
    error,
  )
}

/** Writes the given fields of a document and leaves the others as they are. */
export async function mergeDocument(path: string, changes: Record<string, unknown>): Promise<void> {
  await setDoc(doc(await firestoreHandle(), path), changes, { merge: true })
}

function listQuery(handle: Firestore, source: ListSource): Query {
  const from = source.group ? collectionGroup(handle, source.path) : collection(handle, source.path)
  return query(
    from,
    ...(source.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(source.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    limit(source.limit),
  )
}

/** The id of the document under which a document lies. */
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
  return handle
}
