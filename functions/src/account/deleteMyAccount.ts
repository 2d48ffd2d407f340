import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { eraseAccount } from './eraseAccount.ts'

/** The caller must have proved who they are within this time. */
const freshMs = 5 * 60_000

/** Names that the refusal lists; all of these competitions have to be handled. */
const maxNamed = 10

/** Longer than the first query takes where the database responds at all. */
const lookMs = 9000

/** Longer than any token issued earlier stays valid. */
const accountDeletionMs = 2 * 60 * 60_000

/**
 * Deletes the caller's account with everything that is known about the person. Competitions that have started keep
 * the player's entry without name and picture, so that their results stay right. After an interruption, calling again
 * resumes.
 *
 * The account deletion is recorded first: from then on the account opens no competition, and those opened before are found.
 * So no competition is left without an owner.
 */
export const deleteMyAccount = defineHandler(
  'deleteMyAccount',
  async ({ uid, now, signedInAt }) => {
    if (now - signedInAt > freshMs) return refuse('recent-sign-in-required')
    const running = await withTimeout(namesOfRunning(uid), lookMs)
    if (running.length > 0) return refuse('owns-running-competition', { competitions: running })

    const accountDeletion = documents.accountDeletion(uid)
    await accountDeletion.set({ expiresAt: now + accountDeletionMs })
    const opened = await namesOfRunning(uid)
    if (opened.length > 0) {
      await accountDeletion.delete()
      return refuse('owns-running-competition', { competitions: opened })
    }
    await eraseAccount(uid)
    return accept({})
  },
  { timeoutMs: 55_000 },
)

async function namesOfRunning(uid: string): Promise<readonly string[]> {
  const running = await find('competitionsOfOwnerByStatus', {
    ownerUid: uid,
    status: ['registration', 'running'],
  })
    .limit(maxNamed)
    .get()
  return running.docs.map(each => each.data().name)
}
