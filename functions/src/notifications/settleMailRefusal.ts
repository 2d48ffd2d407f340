import { accept } from '@upper-bracket/shared/errors/outcome'
import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { mailKey } from '../platform/limits/addressKey.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * Refuses invitations to the verified address of a person who has turned mails off, and takes that back once they are
 * on. What the address has refused without the account stays. Safe to repeat, in any order.
 */
export async function settleMailRefusal(uid: string): Promise<void> {
  const { users } = await getAuth(firebaseApp()).getUsers([{ uid }])
  const [account] = users
  if (account?.email === undefined || !account.emailVerified) return
  const key = mailKey(account.email)
  await runOptimisticTransaction(async (reads, writes) => {
    const [profile, refusal] = await Promise.all([
      reads.get(documents.profile(uid)),
      reads.get(documents.mailRefusal(key)),
    ])
    const channels = profile.data()?.channels
    if (channels === undefined) return accept(null)
    if (!channels.email && !refusal.exists) writes.create(refusal, { at: Date.now(), byAccount: true })
    if (channels.email && refusal.data()?.byAccount === true) writes.delete(refusal)
    return accept(null)
  })
}
