import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { firebaseApp } from '../functions/src/platform/firebase.ts'

/** Somebody as Firebase Authentication has them. */
export function userOf({ uid }: { readonly uid: string }): Promise<UserRecord> {
  return getAuth(firebaseApp()).getUser(uid)
}
