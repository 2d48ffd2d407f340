import { type FirebaseWay, firebaseWays, newAccountRecord } from '@upper-bracket/shared/account/account'
import { profileWithoutIdentity } from '@upper-bracket/shared/account/identity'
import { afterUnlinking, isFirebaseWay, unlinkWayIn } from '@upper-bracket/shared/account/unlinkWayIn'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { getAuth } from 'firebase-admin/auth'
import { type Answer, defineCallable } from '../platform/defineCallable.ts'
import { documents } from '../platform/documents.ts'
import { firebaseApp } from '../platform/firebase.ts'
import { inTransaction } from '../platform/inTransaction.ts'

/** As Firebase Authentication calls them. An e-mail link counts as a password there, too. */
const providerIds = {
  google: 'google.com',
  facebook: 'facebook.com',
  password: 'password',
} as const satisfies Record<FirebaseWay, string>

/** Takes a way in from the caller's account. The last one stays, also when several are unlinked at once. */
export const unlinkAccount = defineCallable('unlinkAccount', async ({ uid, input, now }) => {
  const way = input.provider
  const begun = await inTransaction(async (transaction): Promise<Answer<'unlinkAccount'>> => {
    const snapshot = await transaction.get(documents.account(uid))
    const account = snapshot.data() ?? newAccountRecord
    // After the record and under its lock: a way that another call has taken is missing in one of the two.
    const present = await presentWays(uid)
    if (!present.ok) return present

    const unlinked = unlinkWayIn(account, way, { present: present.value, now })
    if (!unlinked.ok) return unlinked
    if (unlinked.value === account) return accept({})
    transaction.set(snapshot.ref, unlinked.value)
    const id = isFirebaseWay(way) ? undefined : account.identities[way]
    if (!isFirebaseWay(way) && id !== undefined) {
      transaction.delete(documents.identity(way, id))
      transaction.update(documents.profile(uid), profileWithoutIdentity(way))
    }
    return accept({})
  })
  if (!begun.ok || !isFirebaseWay(way)) return begun

  await getAuth(firebaseApp()).updateUser(uid, { providersToUnlink: [providerIds[way]] })
  return inTransaction(async transaction => {
    const account = await transaction.get(documents.account(uid))
    const record = account.data()
    if (record?.unlinking[way] !== undefined) transaction.set(account.ref, afterUnlinking(record, way))
    return accept({})
  })
})

async function presentWays(uid: string): Promise<Outcome<readonly FirebaseWay[], 'unauthenticated'>> {
  try {
    const { providerData } = await getAuth(firebaseApp()).getUser(uid)
    return accept(
      firebaseWays.filter(way => providerData.some(({ providerId }) => providerId === providerIds[way])),
    )
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
    if (isGone) return refuse('unauthenticated')
    throw error
  }
}
