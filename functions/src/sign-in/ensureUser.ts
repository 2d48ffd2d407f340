import type { Profile } from '@upper-bracket/shared/profile/profile'
import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from '../platform/firebase.ts'
import { hasErrorCode } from '../platform/hasErrorCode.ts'
import { userOrNull } from '../platform/userOrNull.ts'

/** Creates the account of a profile at Firebase Authentication unless it exists. */
export async function ensureUser(uid: string, { displayName }: Profile): Promise<void> {
  if ((await userOrNull(uid)) !== null) return
  try {
    await getAuth(firebaseApp()).createUser({ uid, displayName })
  } catch (error) {
    if (!hasErrorCode(error, 'auth/uid-already-exists')) throw error
  }
}
