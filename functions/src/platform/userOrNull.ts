import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { firebaseApp } from './firebase.ts'
import { hasErrorCode } from './hasErrorCode.ts'

/** Reads an account of Firebase Authentication; null if it has been deleted since its token was issued. */
export async function userOrNull(uid: string): Promise<UserRecord | null> {
  try {
    return await getAuth(firebaseApp()).getUser(uid)
  } catch (error) {
    if (hasErrorCode(error, 'auth/user-not-found')) return null
    throw error
  }
}
