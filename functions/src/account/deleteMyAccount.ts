import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { retentionMs } from '@upper-bracket/shared/notifications/retentionMs'
import { action } from '../actions/action.ts'
import { isDemonstration } from '../platform/demonstration.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { endVisit } from './endVisit.ts'
import { eraseAccount } from './eraseAccount.ts'

/** The maximum age of the caller's last authentication. */
const freshMs = 5 * 60_000

/** The maximum number of names in the refusal; the caller has to handle all of these competitions. */
const maxNamed = 10

/** Exceeds the duration of the first query if the database responds at all. */
const lookMs = 9000

/**
 * Deletes the caller's account with all personal data. Started competitions keep the player's entry without name and
 * picture, so that their results stay complete. After an interruption, a repeated call resumes.
 *
 * The account deletion is recorded first, so that the account cannot create competitions any more, and earlier ones are
 * found. No competition is left without an owner. In a demonstration it ends the caller's visit.
 */
export const deleteMyAccount = action('deleteMyAccount', {
  maxWrites: 'once',
  run: async ({ uid, now, signedInAt }) => {
    if (isDemonstration()) {
      await endVisit(uid, now)
      return accept({})
    }
    if (now - signedInAt > freshMs) return refuse('recent-sign-in-required')
    const running = await withTimeout(namesOfRunning(uid), lookMs)
    if (running.length > 0) return refuse('owns-running-competition', { competitions: running })

    const accountDeletion = documents.accountDeletion(uid)
    await accountDeletion.set({ expiresAt: now + retentionMs.accountDeletions })
    const opened = await namesOfRunning(uid)
    if (opened.length > 0) {
      await accountDeletion.delete()
      return refuse('owns-running-competition', { competitions: opened })
    }
    await eraseAccount(uid)
    return accept({})
  },
  timeoutMs: 55_000,
})

async function namesOfRunning(uid: string): Promise<readonly string[]> {
  const running = await find('competitionsOfOwnerByStatus', {
    ownerUid: uid,
    status: ['registration', 'running'],
  })
    .limit(maxNamed)
    .get()
  return running.docs.map(each => each.data().name)
}
