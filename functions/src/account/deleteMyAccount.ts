import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { eraseAccount } from './eraseAccount.ts'

/** How long ago the caller may have shown who they are. */
const freshMs = 5 * 60_000

/** Names that the refusal gives; the person has to see to all of them. */
const namedMost = 10

/** Longer than the first look takes where the database answers at all. */
const lookMs = 9000

/** Longer than a token is valid that was issued before. */
const departureMs = 2 * 60 * 60_000

/**
 * Deletes the caller's account with all that is known of the person. Competitions that have started keep the entry
 * without name and picture, so that their results stay right. Where it breaks off, calling again goes on.
 *
 * It is put down first that the account is going: from then on it opens no competition, and what it had opened before
 * is seen. Nothing is left that belongs to nobody.
 */
export const deleteMyAccount = defineHandler(
  'deleteMyAccount',
  async ({ uid, now, signedInAt }) => {
    if (now - signedInAt > freshMs) return refuse('recent-sign-in-required')
    const running = await withTimeout(namesOfRunning(uid), lookMs)
    if (running.length > 0) return refuse('owns-running-competition', { competitions: running })

    const departure = documents.departure(uid)
    await departure.set({ expiresAt: now + departureMs })
    const opened = await namesOfRunning(uid)
    if (opened.length > 0) {
      await departure.delete()
      return refuse('owns-running-competition', { competitions: opened })
    }
    await eraseAccount(uid)
    return accept({})
  },
  { patienceMs: 55_000 },
)

async function namesOfRunning(uid: string): Promise<readonly string[]> {
  const running = await documents
    .competitions()
    .where('ownerUid', '==', uid)
    .where('status', 'in', ['registration', 'running'])
    .limit(namedMost)
    .get()
  return running.docs.map(each => each.data().name)
}
