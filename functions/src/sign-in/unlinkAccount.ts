import { type FirebaseMethod, firebaseMethods, newAccountRecord } from '@upper-bracket/shared/account/account'
import { profileWithoutIdentity } from '@upper-bracket/shared/account/identity'
import {
  afterUnlinking,
  isFirebaseMethod,
  unlinkSignInMethod,
} from '@upper-bracket/shared/account/unlinkSignInMethod'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { getAuth } from 'firebase-admin/auth'
import { defineHandler } from '../actions/defineHandler.ts'
import type { CallOutcome } from '../actions/steps.ts'
import { firebaseApp } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { userOrNull } from '../platform/userOrNull.ts'

/** The provider ids of Firebase Authentication, which treats an e-mail link as a password as well. */
const providerIds = {
  google: 'google.com',
  facebook: 'facebook.com',
  password: 'password',
} as const satisfies Record<FirebaseMethod, string>

/**
 * Removes a sign-in method from the caller's account; the last one stays, even if several are unlinked concurrently.
 */
export const unlinkAccount = defineHandler('unlinkAccount', async ({ uid, input, now }) => {
  const method = input.provider
  const begun = await runTransaction(async (transaction): Promise<CallOutcome<'unlinkAccount'>> => {
    const snapshot = await transaction.get(documents.account(uid))
    const account = snapshot.data() ?? newAccountRecord
    // Read after the record and under its lock, so that a method removed by another call is missing from one of the
    // two.
    const current = await currentMethods(uid)
    if (!current.ok) return current

    const unlinked = unlinkSignInMethod(account, method, { current: current.value, now })
    if (!unlinked.ok) return unlinked
    if (unlinked.value === account) return accept({})
    transaction.set(snapshot.ref, unlinked.value)
    const id = isFirebaseMethod(method) ? undefined : account.identities[method]
    if (!isFirebaseMethod(method) && id !== undefined) {
      transaction.delete(documents.identity(method, id))
      transaction.update(documents.profile(uid), profileWithoutIdentity(method))
    }
    return accept({})
  })
  if (!begun.ok || !isFirebaseMethod(method)) return begun

  await getAuth(firebaseApp()).updateUser(uid, { providersToUnlink: [providerIds[method]] })
  return runTransaction(async transaction => {
    const account = await transaction.get(documents.account(uid))
    const record = account.data()
    if (record?.unlinking[method] !== undefined) transaction.set(account.ref, afterUnlinking(record, method))
    return accept({})
  })
})

async function currentMethods(uid: string): Promise<Outcome<readonly FirebaseMethod[], 'unauthenticated'>> {
  const user = await userOrNull(uid)
  if (user === null) return refuse('unauthenticated')
  const linked = new Set(user.providerData.map(({ providerId }) => providerId))
  return accept(firebaseMethods.filter(method => linked.has(providerIds[method])))
}
