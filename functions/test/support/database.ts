import { getApps, initializeApp } from 'firebase-admin/app'
import { documents } from '../../src/platform/documents.ts'
import { firestore } from '../../src/platform/firebase.ts'
import { emulators } from './emulators.ts'

if (getApps().length === 0) initializeApp({ projectId: emulators.projectId })

/** The emulator's database, seen by the Admin SDK: no rules apply. */
export const database = firestore()

/** The same typed references that the functions use. */
export const stored = documents
