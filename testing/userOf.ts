import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { firebaseApp } from '../functions/src/platform/firebase.ts'

/** Reads an account of Firebase Authentication. */
export function userOf({ uid }: { readonly uid: string }): Promise<UserRecord> {
  return getAuth(firebaseApp()).getUser(uid)
}
