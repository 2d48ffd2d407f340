import { accept } from '@upper-bracket/shared/errors/outcome'
import { type Account, newProfile } from '@upper-bracket/shared/profile/newProfile'
import { avatarCount } from '@upper-bracket/shared/profile/ownPhoto'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/**
 * Creates the profile of an account, with a random picture. An existing profile stays, and an account that is being
 * deleted gets none. Returns whether there is a profile now.
 */
export async function storeNewProfile(uid: string, account: Account): Promise<boolean> {
  const avatar = Math.floor(Math.random() * avatarCount)
  const isThere = await runTransaction(async transaction => {
    const [profile, departure] = await Promise.all([
      transaction.get(documents.profile(uid)),
      transaction.get(documents.departure(uid)),
    ])
    if (profile.exists || departure.exists) return accept(profile.exists)
    transaction.create(profile.ref, newProfile(account, avatar))
    return accept(true)
  })
  return isThere.ok && isThere.value
}
