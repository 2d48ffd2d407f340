import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import { database } from '../../../testing/database.ts'

/** Every document by its path. */
export type Snapshot = Readonly<Record<string, unknown>>

/**
 * A competition with all that lies below it, and the profiles of `uids`, so that 'the same before and after'
 * is one assertion: `expect(await snapshot(id)).toEqual(before)`.
 */
export async function snapshot(competitionId: string, uids: readonly string[] = []): Promise<Snapshot> {
  const trees = await Promise.all([
    tree(database.collection('competitions').doc(competitionId)),
    ...uids.map(uid => tree(database.collection('profiles').doc(uid))),
  ])
  return Object.assign({}, ...trees)
}

/**
 * What lies below the documents of a collection. Asking the emulator (`listCollections`) makes it look through the whole
 * database, seconds at a time; the fuzz test asks once whether this is all.
 */
const collectionsBelow: Readonly<Record<string, readonly string[]>> = {
  competitions: [
    ...['players', 'contacts', 'teams', 'teamNames', 'distributions', 'invitations', 'log', 'brackets'],
    ...['commentators', 'commentatorLinks', 'casters', 'undelivered'],
  ],
  brackets: ['matches'],
  commentators: ['messages'],
  profiles: ['notifications'],
}

async function tree(document: DocumentReference): Promise<Snapshot> {
  const names = collectionsBelow[document.parent.id] ?? []
  const [self, ...below] = await Promise.all([
    document.get(),
    ...names.map(name => collectionTree(document.collection(name))),
  ])
  return Object.assign(self.exists ? { [document.path]: self.data() } : {}, ...below)
}

async function collectionTree(collection: CollectionReference): Promise<Snapshot> {
  if (collection.id in collectionsBelow) {
    return Object.assign({}, ...(await Promise.all((await collection.listDocuments()).map(tree))))
  }
  const documents = await collection.get()
  return Object.fromEntries(documents.docs.map(document => [document.ref.path, document.data()]))
}

/** A snapshot without what triggers bring in step a moment after the call that it belongs to. */
export function withoutFollowers(all: Snapshot): Snapshot {
  const own = Object.entries(all).filter(([path]) => !/\/(contacts|notifications)\//.test(path))
  return Object.fromEntries(own.map(([path, document]) => [path, withoutTotals(document)]))
}

function withoutTotals(document: unknown): unknown {
  if (typeof document !== 'object' || document === null) return document
  const totals = ['playerCount', 'teamCount', 'rankSum']
  return Object.fromEntries(Object.entries(document).filter(([field]) => !totals.includes(field)))
}

/** The collections below a document and its descendants that a snapshot does not look at. */
export async function overlooked(document: DocumentReference): Promise<readonly string[]> {
  const known = collectionsBelow[document.parent.id] ?? []
  const found = await document.listCollections()
  const deeper = found.filter(({ id }) => id in collectionsBelow)
  const parents = await Promise.all(deeper.map(collection => collection.listDocuments()))
  const below = await Promise.all(parents.flat().map(overlooked))
  return [...found.filter(({ id }) => !known.includes(id)).map(({ path }) => path), ...below.flat()]
}
