import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { documents } from '../platform/firestore/documents.ts'
import { userOrNull } from '../platform/userOrNull.ts'
import { storeNewProfile } from './storeNewProfile.ts'

/**
 * Ensures that the caller has a profile, even in the first seconds of an account, before the trigger `createProfile`
 * has run. Refuses with `unauthenticated` if the account is being deleted, or was deleted since its token was issued.
 */
export async function ensureProfile(uid: string): Promise<Outcome<null, 'unauthenticated'>> {
  if ((await documents.profile(uid).get()).exists) return accept(null)
  const user = await userOrNull(uid)
  if (user === null) return refuse('unauthenticated')
  const account = { email: user.email ?? null, displayName: user.displayName ?? null }
  const createdAt = Date.parse(user.metadata.creationTime)
  return (await storeNewProfile(uid, account, createdAt)) ? accept(null) : refuse('unauthenticated')
}
