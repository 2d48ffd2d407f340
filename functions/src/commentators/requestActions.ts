import type { AuditAction } from '@upper-bracket/shared/audit/auditAction'
import { chatLimits } from '@upper-bracket/shared/chat/chatLimits'
import { bookCommentator, bookedOverlaps } from '@upper-bracket/shared/commentators/bookCommentator'
import { markChatRead, sendChatMessage } from '@upper-bracket/shared/commentators/chat'
import { chatReaders } from '@upper-bracket/shared/commentators/chatReaders'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { moveRequest } from '@upper-bracket/shared/commentators/moveRequest'
import { renewCommentatorLink } from '@upper-bracket/shared/commentators/renewCommentatorLink'
import { setProducer } from '@upper-bracket/shared/commentators/setProducer'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import {
  commentatorBookedEvent,
  commentatorEvents,
  madeProducerEvent,
} from '@upper-bracket/shared/events/commentatorEvents'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { decideMessage } from '../chat/decideMessage.ts'
import { digest } from '../platform/digest.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { writeRequest } from './writeRequest.ts'

/** More links than calls can be in flight. */
const maxPastLinks = 100

/** Actions of organizers and commentators on an existing request. */
export const requestActions = {
  /** Cancels a request, confirmed or not, or rejects an offer. */
  cancelCommentatorRequest: action('cancelCommentatorRequest', {
    decide: call => {
      const moved = moveRequest(call.request, 'cancel', call.now)
      const { broadcastLink } = call.request
      return moved.ok
        ? changed(call, moved.value, { action: 'cancelCommentatorRequest', broadcastLink })
        : moved
    },
  }),

  /** Accepts an offer; `cancelCommentatorRequest` rejects one. */
  confirmOffer: action('confirmOffer', {
    decide: call => {
      const moved = moveRequest(call.request, 'acceptOffer', call.now)
      const person = personOf(call.request)
      return moved.ok ? changed(call, moved.value, { action: 'confirmOffer', person }) : moved
    },
  }),

  /** Confirms or declines for the commentator; declining is possible even after confirming. */
  respondToCommentatorRequest: action('respondToCommentatorRequest', {
    decide: call => {
      const { input, now, request } = call
      const moved = moveRequest(request, input.accept ? 'confirm' : 'decline', now)
      if (!moved.ok) return moved
      if (!input.accept || moved.value === request) return changed(call, moved.value)
      return changed(call, { ...moved.value, languages: [...new Set(input.languages)] })
    },
  }),

  /** Assigns matches to a confirmed commentator, or the whole competition. */
  bookCommentator: action('bookCommentator', {
    read: async ({ reads, input: { competitionId, requestId, matches: chosen }, target }) => {
      const { commentatorUid } = (await target).request
      const [bracket, own] = await Promise.all([
        chosen === null ? null : reads.get(documents.matches(competitionId, chosen.bracketId)),
        commentatorUid === null
          ? null
          : reads.get(find('requestsToCommentator', { competitionId, commentatorUid })),
      ])
      const others = (own?.docs ?? []).filter(({ id }) => id !== requestId).map(each => each.data())
      return {
        matches: dataOf(bracket?.docs ?? []),
        others: others.filter(({ status }) => status === 'confirmed'),
      }
    },
    decide: (call, { matches, others }) => {
      const { input, now, request } = call
      const { matches: chosen, despiteOverlap } = input
      const booked = bookCommentator(request, { chosen, matches, others, despiteOverlap })
      if (!booked.ok) return booked
      const after = booked.value
      if (JSON.stringify(after.matches) === JSON.stringify(request.matches)) return accept({ output: {} })

      const overlap = bookedOverlaps([after, ...others], matches, chosen?.bracketId ?? null).length > 0
      const matchCount = after.matches?.matchIds.length ?? 0
      return accept({
        output: {},
        write: (writes, reads) => writeRequest(reads, writes, call.requestRead, after),
        log: { action: 'bookCommentator', person: personOf(request), matchCount },
        events: [commentatorBookedEvent(input, after, { overlap, now })],
      })
    },
  }),

  /** Sets whether a confirmed commentator may run the broadcast. `writeRequest` ends the right with the request. */
  setProducer: action('setProducer', {
    read: async ({ reads, target }) => {
      const { commentatorUid } = (await target).request
      return commentatorUid === null ? null : reads.get(documents.accountDeletion(commentatorUid))
    },
    decide: ({ input, now, competition, competitionRead, request, requestRead }, accountDeletion) => {
      const { allowed } = input
      const set = setProducer(competition, request, allowed)
      if (!set.ok) return set
      if (set.value === competition) return accept({ output: {} })
      if (allowed && accountDeletion?.exists) return refuse('not-found', { document: 'profile' })
      const { producerUids } = set.value
      return accept({
        output: {},
        write: writes => {
          writes.update(competitionRead, { producerUids })
          // Written as a check, because the request could end at the same time.
          writes.update(requestRead, { status: request.status })
          if (allowed && accountDeletion) writes.requireAbsent(accountDeletion)
        },
        log: { action: 'setProducer', person: personOf(request), allowed },
        events: allowed ? [madeProducerEvent(input, request, now)] : [],
      })
    },
  }),

  /** Invalidates the previous link, and removes the person who opened it from the request. */
  renewCommentatorLink: action('renewCommentatorLink', {
    read: ({ reads, input: { competitionId, requestId } }) =>
      reads.get(documents.commentatorLink(competitionId, requestId)),
    decide: ({ input, request, requestRead }, linkRead) => {
      const { digest: current, pastDigests = [] } = linkRead.data() ?? {}
      const renewedDigest = digest(input.secret)
      // A repeated call changes nothing, because a person may have opened the new link or its successor meanwhile.
      if (current === renewedDigest || pastDigests.includes(renewedDigest)) return accept({ output: {} })
      const past = [...pastDigests, ...(current === undefined ? [] : [current])].slice(-maxPastLinks)
      const link = { digest: renewedDigest, pastDigests: past, reachedUid: null }
      const renewed = renewCommentatorLink(request)
      if (!renewed.ok) return renewed
      return accept({
        output: {},
        write: async (writes, reads) => {
          await writeRequest(reads, writes, requestRead, renewed.value)
          writes.merge(linkRead, link)
        },
        log: { action: 'renewCommentatorLink', broadcastLink: request.broadcastLink },
      })
    },
  }),

  /** Sends a message from an organizer or the confirmed commentator to the other side. */
  sendChatMessage: action('sendChatMessage', {
    read: ({ reads, input: { competitionId, requestId, messageId } }) =>
      reads.get(documents.chatMessages(competitionId, requestId).doc(messageId)),
    decide: ({ uid, input, now, competition, request: before, requestRead }, messageRead) => {
      const { competitionId, requestId, text } = input
      const organizers = [competition.ownerUid, ...competition.adminUids]
      return decideMessage(uid, {
        messageRead,
        before,
        sent: sendChatMessage(before, { uid, organizers, text, now }),
        readersOf: after => chatReaders(competition, after),
        write: (after, writes, reads) => writeRequest(reads, writes, requestRead, after),
        timer: {
          kind: 'notifyUnreadMessages',
          dueAt: now + chatLimits.awayMs,
          competitionId,
          requestId,
        },
      })
    },
  }),

  /** Records how far the caller has read a chat, even after its end. */
  markChatRead: action('markChatRead', {
    decide: call => changed(call, markChatRead(call.request, call.uid, call.input.upTo)),
  }),
}

interface RequestCall {
  readonly input: { readonly competitionId: string; readonly requestId: string }
  readonly now: number
  readonly request: CommentatorRequest
  readonly requestRead: DocumentSnapshot<CommentatorRequest>
}

/** Writes a changed request, and notifies the other side if it is concerned. */
function changed(
  { input, now, request, requestRead }: RequestCall,
  after: CommentatorRequest,
  log?: AuditAction,
) {
  if (after === request) return accept({ output: {} })
  return accept({
    output: {},
    write: (writes: CheckedWrites, reads: Transaction) => writeRequest(reads, writes, requestRead, after),
    events: commentatorEvents(input, request, after, now),
    ...(log && { log }),
  })
}

function personOf({ commentatorUid, displayName }: CommentatorRequest) {
  return { uid: commentatorUid ?? '', name: displayName }
}
