import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defineCallable } from '../platform/defineCallable.ts'
import { documents } from '../platform/documents.ts'
import { eraseAccount } from './eraseAccount.ts'

/** How long ago the caller may have shown who they are. */
const freshMs = 5 * 60_000

/** Names that the refusal gives; the person has to see to all of them. */
const namedMost = 10

/**
 * Deletes the caller's account with all that is known of the person. Competitions that have started keep the entry
 * without name and picture, so that their results stay right. Where it breaks off, calling again goes on.
 */
export const deleteMyAccount = defineCallable('deleteMyAccount', async ({ uid, now, signedInAt }) => {
  if (now - signedInAt > freshMs) return refuse('recent-sign-in-required')
  const running = await documents
    .competitions()
    .where('ownerUid', '==', uid)
    .where('status', 'in', ['registration', 'running'])
    .limit(namedMost)
    .get()
  if (!running.empty) {
    return refuse('owns-running-competition', { competitions: running.docs.map(each => each.data().name) })
  }
  await eraseAccount(uid)
  return accept({})
})
