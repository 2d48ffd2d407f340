import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { commentatorLimits } from '@upper-bracket/shared/commentators/commentatorLimits'
import { commentatePath } from '@upper-bracket/shared/commentators/commentatorPaths'
import type { Contact } from '@upper-bracket/shared/commentators/contact'
import { requestCommentator as request } from '@upper-bracket/shared/commentators/requestCommentator'
import { accept } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * An organizer asks somebody to comment; a timer reminds the organizers if nobody responds. Whoever the bot knows is
 * told by it, unless it has told them of many requests; then they are reached by the link alone.
 */
export const requestCommentator = defineHandler('requestCommentator', ({ uid, address, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, requestId, secret, ...wanted } = input
    const requests = documents.commentators(competitionId).where('origin', '==', 'request')
    const [authorized, present, counted, spent] = await Promise.all([
      authorize(reads, 'requestCommentator', { uid, competitionId }),
      reads.get(documents.commentator(competitionId, requestId)),
      reads.get(requests.count()),
      lastingAllowance(reads, { uid, address }, 'requestCommentator', now),
    ])
    if (!authorized.ok) return authorized
    const context = { organizerUid: uid, present: present.data() ?? null, count: counted.data().count, now }
    const requested = request(wanted, context)
    if (!requested.ok || present.exists) return requested.ok ? accept({ requestId }) : requested

    if (!spent.ok) return spent

    spent.value.writeTo(writes)
    const { broadcastLink, contact, comment } = requested.value
    const knownUid = await knownToBot(reads, contact)
    const reached =
      knownUid === null || knownUid === uid
        ? null
        : await lastingAllowance(reads, { uid: knownUid, address: null }, 'reachByBot', now)
    if (reached?.ok) reached.value.writeTo(writes)
    const reachedUid = reached?.ok === false ? null : knownUid
    writes.create(present, requested.value)
    writes.create(
      { ref: documents.commentatorLink(competitionId, requestId) },
      { digest: digest(secret), reachedUid },
    )
    writes.schedule({
      kind: 'remindOfRequest',
      dueAt: now + commentatorLimits.responseMs,
      competitionId,
      requestId,
    })
    const entry = deedLogEntry({ uid, at: now }, { action: 'requestCommentator', broadcastLink })
    writes.log(competitionId, entry)
    if (reachedUid !== null) {
      const event = outboxEvent('commentatorRequested', {
        cause: [requestId],
        competition: { id: competitionId, name: authorized.value.competition.name },
        facts: { path: commentatePath(competitionId, requestId), requestId, comment },
        audience: { of: 'people', uids: [reachedUid] },
        byUid: uid,
        personUid: uid,
        at: now,
      })
      writes.emit(event)
    }
    return accept({ requestId })
  }),
)

/**
 * Whose chat with the bot a name on Telegram belongs to; null if that is not certain. The organizer does not hear of it:
 * nobody finds out by this which account has which name.
 */
async function knownToBot(reads: Transaction, contact: Contact | null): Promise<string | null> {
  if (contact?.service !== 'telegram') return null
  const chats = await reads.get(documents.telegramChats().where('username', '==', contact.handle).limit(2))
  return chats.size === 1 ? (chats.docs[0]?.data().uid ?? null) : null
}
