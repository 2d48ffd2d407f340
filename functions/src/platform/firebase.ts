import { type App, getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

/** The project, initialized on first use: loading the list of functions needs no credentials. */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp()
}

/** The id of the project in which this runs. */
export function ownProjectId(): string {
  const { projectId } = firebaseApp().options
  if (projectId === undefined) throw new Error('The project in which this runs is not known')
  return projectId
}

export function firestore(): Firestore {
  return getFirestore(firebaseApp())
}
