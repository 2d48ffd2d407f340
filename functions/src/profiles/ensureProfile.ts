import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Account } from '@upper-bracket/shared/profile/newProfile'
import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { storeNewProfile } from './storeNewProfile.ts'

/**
 * Sees to it that the caller has a profile, also in the first seconds of an account, before the trigger
 * `createProfile` has run. `unauthenticated` where the account is being deleted, or has been since its token was issued.
 */
export async function ensureProfile(uid: string): Promise<Outcome<null, 'unauthenticated'>> {
  if ((await documents.profile(uid).get()).exists) return accept(null)
  const account = await accountOf(uid)
  if (account === null) return refuse('unauthenticated')
  return (await storeNewProfile(uid, account)) ? accept(null) : refuse('unauthenticated')
}

async function accountOf(uid: string): Promise<Account | null> {
  try {
    const { email, displayName } = await getAuth(firebaseApp()).getUser(uid)
    return { email: email ?? null, displayName: displayName ?? null }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null
    throw error
  }
}
