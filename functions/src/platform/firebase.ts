import { type App, getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

/** The Firebase app, initialized on first use, because loading the list of functions needs no credentials. */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp()
}

export function ownProjectId(): string {
  const { projectId } = firebaseApp().options
  if (projectId === undefined) throw new Error('The project in which this runs is not known')
  return projectId
}

export function firestore(): Firestore {
  return getFirestore(firebaseApp())
}
