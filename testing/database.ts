import { getApps, initializeApp } from 'firebase-admin/app'
import { firestore } from '../functions/src/platform/firebase.ts'
import { documents } from '../functions/src/platform/firestore/documents.ts'
import { emulators } from './emulators.ts'

// Nobody looks for the machine's own identity where there is none.
process.env['METADATA_SERVER_DETECTION'] ??= 'none'
if (getApps().length === 0) {
  initializeApp({ projectId: emulators.projectId, storageBucket: `${emulators.projectId}.appspot.com` })
}

/** The emulator's database, seen by the Admin SDK: no rules apply. */
export const database = firestore()

/** The same typed references that the functions use. */
export const stored = documents
