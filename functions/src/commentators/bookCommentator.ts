import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { bookCommentator as book, bookedOverlaps } from '@upper-bracket/shared/commentators/bookCommentator'
import { commentatorsPath } from '@upper-bracket/shared/commentators/commentatorPaths'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { authorizeForRequest } from './authorizeForRequest.ts'
import { writeRequest } from './writeRequest.ts'

/** An organizer ties a confirmed commentator to some matches, or to none in particular; the commentator is told. */
export const bookCommentator = defineHandler('bookCommentator', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, requestId, matches: chosen, despiteOverlap } = input
    const authorized = await authorizeForRequest(reads, 'bookCommentator', { uid, competitionId, requestId })
    if (!authorized.ok) return authorized
    const { competition, request, snapshot } = authorized.value
    const { commentatorUid } = request
    const requests = documents.commentators(competitionId)
    const [bracket, own] = await Promise.all([
      chosen === null ? null : reads.get(documents.matches(competitionId, chosen.bracketId)),
      commentatorUid === null ? null : reads.get(requests.where('commentatorUid', '==', commentatorUid)),
    ])
    const matches = dataOf(bracket?.docs ?? [])
    const others = (own?.docs ?? []).flatMap(each =>
      each.id !== requestId && each.data().status === 'confirmed' ? [each.data()] : [],
    )
    const booked = book(request, { chosen, matches, others, despiteOverlap })
    if (!booked.ok) return booked
    const after = booked.value
    if (JSON.stringify(after.matches) === JSON.stringify(request.matches)) return accept({})

    await writeRequest(reads, writes, snapshot, after)
    const person = { uid: commentatorUid ?? '', name: request.displayName }
    const count = after.matches?.matchIds.length ?? 0
    const entry = deedLogEntry({ uid, at: now }, { action: 'bookCommentator', person, matchCount: count })
    writes.log(competitionId, entry)
    const overlap = bookedOverlaps([after, ...others], matches, chosen?.bracketId ?? null).length > 0
    const event = outboxEvent('commentatorBooked', {
      cause: [requestId, now],
      competition: { id: competitionId, name: competition.name },
      facts: { path: commentatorsPath(competitionId), matchCount: count, overlap },
      audience: { of: 'people', uids: commentatorUid === null ? [] : [commentatorUid] },
      byUid: uid,
      at: now,
    })
    writes.emit(event)
    return accept({})
  }),
)
