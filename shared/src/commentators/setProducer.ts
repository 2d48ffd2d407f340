import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { commentatorLimits } from './commentatorLimits.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'
import { publicCommentatorOf } from './publicCommentator.ts'

/** Sets whether the commentator of a confirmed request may run the broadcast. */
export function setProducer(
  competition: Competition,
  request: CommentatorRequest,
  allowed: boolean,
): Outcome<Competition, 'commentator-not-confirmed' | 'too-many-producers'> {
  const { producerUids } = competition
  const uid = publicCommentatorOf(request)?.uid
  if (uid === undefined) return refuse('commentator-not-confirmed', { status: request.status })
  if (producerUids.includes(uid) === allowed) return accept(competition)
  if (!allowed) return accept({ ...competition, producerUids: producerUids.filter(each => each !== uid) })
  if (producerUids.length >= commentatorLimits.producers) {
    return refuse('too-many-producers', { max: commentatorLimits.producers })
  }
  return accept({ ...competition, producerUids: [...producerUids, uid] })
}
