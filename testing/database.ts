import { getApps, initializeApp } from 'firebase-admin/app'
import { firestore } from '../functions/src/platform/firebase.ts'
import { documents } from '../functions/src/platform/firestore/documents.ts'
import { emulators } from './emulators.ts'

// Prevents the search for credentials of the machine, which has none.
process.env['METADATA_SERVER_DETECTION'] ??= 'none'
if (getApps().length === 0) {
  initializeApp({ projectId: emulators.projectId, storageBucket: `${emulators.projectId}.appspot.com` })
}

/** The emulator's database through the Admin SDK, to which no rules apply. */
export const database = firestore()

/** The same typed references as in the functions. */
export const stored = documents
