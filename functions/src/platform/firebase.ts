import { getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

let shared: Firestore | undefined

/** The database. Opened at the first use: loading the list of functions needs no credentials. */
export function firestore(): Firestore {
  shared ??= getFirestore(getApps()[0] ?? initializeApp())
  return shared
}
