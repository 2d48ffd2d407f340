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

/** Collections whose documents have others below them. */
const parents = ['competitions', 'brackets', 'commentators', 'profiles']

async function tree(document: DocumentReference): Promise<Snapshot> {
  const [self, collections] = await Promise.all([document.get(), document.listCollections()])
  const below = await Promise.all(collections.map(collectionTree))
  return Object.assign(self.exists ? { [document.path]: self.data() } : {}, ...below)
}

async function collectionTree(collection: CollectionReference): Promise<Snapshot> {
  if (parents.includes(collection.id)) {
    return Object.assign({}, ...(await Promise.all((await collection.listDocuments()).map(tree))))
  }
  const documents = await collection.get()
  return Object.fromEntries(documents.docs.map(document => [document.ref.path, document.data()]))
}
