import type firebase from 'firebase/compat/app'
import { type Attempt, everyone, noOne } from './verdict.ts'

type Firestore = firebase.firestore.Firestore

/** Everyone reads the document at a path. */
export function readingOf(path: string): Attempt<Firestore> {
  return [`reads ${path}`, db => db.doc(path).get(), everyone]
}

/** Everyone lists a collection, up to its largest list. */
export function listingsOf([path, largest]: readonly [string, number]): Attempt<Firestore>[] {
  return [
    [`lists ${largest} of ${path}`, db => db.collection(path).limit(largest).get(), everyone],
    [
      `lists ${largest + 1} of ${path}`,
      db =>
        db
          .collection(path)
          .limit(largest + 1)
          .get(),
      noOne,
    ],
    [`lists ${path} without a limit`, db => db.collection(path).get(), noOne],
  ]
}

/** Nobody creates, changes or deletes documents at a path. */
export function writesTo(path: string): Attempt<Firestore>[] {
  const sibling = `${path.slice(0, path.lastIndexOf('/'))}/other`
  return [
    [
      `creates a neighbour of ${path}`,
      (db, person) => db.doc(sibling).set({ ownerUid: person, uid: person }),
      noOne,
    ],
    [`changes ${path}`, db => db.doc(path).update({ name: 'Changed' }), noOne],
    [`deletes ${path}`, db => db.doc(path).delete(), noOne],
  ]
}

/** Nobody reads or writes the document at a path, or lists its collection. */
export function closedTo(path: string): Attempt<Firestore>[] {
  const collection = path.slice(0, path.lastIndexOf('/'))
  return [
    [`reads ${path}`, db => db.doc(path).get(), noOne],
    [`lists one of ${collection}`, db => db.collection(collection).limit(1).get(), noOne],
    [`creates in ${collection}`, (db, person) => db.doc(`${collection}/${person}`).set({}), noOne],
    [`changes ${path}`, db => db.doc(path).set({ changed: true }, { merge: true }), noOne],
    [`deletes ${path}`, db => db.doc(path).delete(), noOne],
  ]
}
