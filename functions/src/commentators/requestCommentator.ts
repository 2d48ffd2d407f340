import { commentatorLimits } from '@upper-bracket/shared/commentators/commentatorLimits'
import { readContact } from '@upper-bracket/shared/player/contact'
import { requestCommentator as request } from '@upper-bracket/shared/commentators/requestCommentator'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { commentatorRequestedEvent } from '@upper-bracket/shared/events/commentatorEvents'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import type { Call } from '../actions/steps.ts'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'

/**
 * Creates a request to a commentator; a timer reminds the organizers if nobody responds. A person whom the bot knows is
 * notified by it, unless it has notified them of many requests; then only the link reaches them.
 */
export const requestCommentator = action('requestCommentator', {
  read: async ({ reads, uid, input, now, target }) => {
    await target
    const { competitionId, requestId } = input
    const requests = find('requestsByOrigin', { competitionId, origin: 'request' })
    const [requestRead, counted, reached] = await Promise.all([
      reads.get(documents.commentator(competitionId, requestId)),
      reads.get(requests.count()),
      readReached(reads, { uid, input, now }),
    ])
    return { requestRead, count: counted.data().count, reached }
  },
  decide: ({ uid, input, now }, { requestRead, count, reached }) => {
    const { competitionId, requestId, secret, ...wanted } = input
    const output = { requestId }
    const current = requestRead.data() ?? null
    const requested = request(wanted, { organizerUid: uid, current, count, now })
    if (!requested.ok) return requested
    if (current !== null) return accept({ output })

    const { broadcastLink } = requested.value
    const reachedUid = reached?.uid ?? null
    const dueAt = now + commentatorLimits.responseMs
    return accept({
      output,
      write: writes => {
        writes.create(requestRead, requested.value)
        const ref = documents.commentatorLink(competitionId, requestId)
        writes.create({ ref }, { digest: digest(secret), reachedUid })
        reached?.consumed?.writeTo(writes)
      },
      log: { action: 'requestCommentator', broadcastLink },
      events: reachedUid === null ? [] : [commentatorRequestedEvent(input, requested.value, reachedUid)],
      timers: [{ kind: 'remindOfRequest', dueAt, competitionId, requestId }],
    })
  },
})

/**
 * Returns the person whose chat with the bot has this Telegram name; null if that is uncertain, or the bot has notified
 * them of too many requests. The organizer does not learn of it, so that nobody can find out which account has which
 * name.
 */
async function readReached(
  reads: Transaction,
  { uid, input: { contact }, now }: Pick<Call<'requestCommentator'>, 'uid' | 'input' | 'now'>,
) {
  const read = readContact(contact.service, contact.handle)
  if (!read.ok || read.value.service !== 'telegram') return null
  const named = find('telegramChatsByUsername', { username: read.value.handle })
  const chats = await reads.get(named.limit(2))
  const known = chats.size === 1 ? chats.docs[0]?.data().uid : undefined
  if (known === undefined) return null
  if (known === uid) return { uid, consumed: null }
  const consumed = await persistentRateLimit(reads, { uid: known, address: null }, 'reachByBot', now)
  return consumed.ok ? { uid: known, consumed: consumed.value } : null
}
