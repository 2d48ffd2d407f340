import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { remembered } from './remembered.ts'

/**
 * The competition for which a commentator is asked, by the ids of competition and request; null if there is no such
 * request. An instance reads it at most once in five seconds.
 */
export const latestAsked = remembered({ freshMs: 5000 }, async key => {
  const [competitionId = '', requestId = ''] = key.split(' ')
  const [competition, request] = await firestore().runTransaction(
    reads =>
      Promise.all([
        reads.get(documents.competition(competitionId)),
        reads.get(documents.commentator(competitionId, requestId)),
      ]),
    { readOnly: true },
  )
  return request.exists ? (competition.data() ?? null) : null
})
