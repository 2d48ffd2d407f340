import { accept } from '@upper-bracket/shared/errors/outcome'
import { type Account, newProfile } from '@upper-bracket/shared/profile/newProfile'
import { avatarCount } from '@upper-bracket/shared/profile/ownPhoto'
import { acceptedTerms } from '../operator/acceptedTerms.ts'
import { isDemonstration } from '../platform/demonstration.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * Creates the profile of an account that was created then, with a random picture. An existing profile stays, and an
 * account that is being deleted gets none, nor does one that signs up in a demonstration past its entrance. Returns
 * whether there is a profile now.
 */
export async function storeNewProfile(uid: string, account: Account, createdAt: number): Promise<boolean> {
  if (isDemonstration()) return (await documents.profile(uid).get()).exists
  const avatar = Math.floor(Math.random() * avatarCount)
  const accepted = await acceptedTerms(createdAt, Date.now())
  const isThere = await runOptimisticTransaction(async (reads, writes) => {
    const [profile, accountDeletion] = await Promise.all([
      reads.get(documents.profile(uid)),
      reads.get(documents.accountDeletion(uid)),
    ])
    if (profile.exists || accountDeletion.exists) return accept(profile.exists)
    writes.create(profile, newProfile(account, avatar, accepted))
    writes.requireAbsent(accountDeletion)
    return accept(true)
  })
  return isThere.ok && isThere.value
}
