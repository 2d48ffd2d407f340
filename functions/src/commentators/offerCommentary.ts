import { offerCommentary as offer, offerId } from '@upper-bracket/shared/commentators/offerCommentary'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { lastingAllowance } from '../platform/limits/lastingAllowance.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { withOwnPhoto } from '../profiles/withOwnPhoto.ts'
import { writeRequest } from './writeRequest.ts'
import { writeRequestNews } from './writeRequestNews.ts'

/** Somebody offers to comment on the whole competition, or on some of its matches. */
export const offerCommentary = defineHandler('offerCommentary', async ({ uid, address, input, now }) => {
  const { competitionId, ...wanted } = input
  const requestId = offerId(uid)
  const ensured = await ensureProfile(uid)
  if (!ensured.ok) return ensured
  return runOptimisticTransaction(async (reads, writes) => {
    const offers = documents.commentators(competitionId).where('origin', '==', 'offer')
    const [read, snapshot, counted, profile, matches, spent] = await Promise.all([
      readCompetition(reads, competitionId),
      reads.get(documents.commentator(competitionId, requestId)),
      reads.get(offers.count()),
      reads.get(documents.profile(uid)),
      snapshotsOf(reads, wanted.matches?.matchIds ?? [], id =>
        documents.match(competitionId, wanted.matches?.bracketId ?? '', id),
      ),
      lastingAllowance(reads, { uid, address }, 'offerCommentary', now),
    ])
    if (!read.ok) return read
    const own = profile.data()
    if (own === undefined) return refuse('unauthenticated')

    const [competition, before] = [read.value, snapshot.data() ?? null]
    const offered = offer(
      { ...wanted, languages: [...new Set(wanted.languages)] },
      {
        uid,
        displayName: publicName(own),
        photoURL: withOwnPhoto(uid, own).photoURL,
        areWanted: competition.seeksCommentators,
        present: before,
        count: counted.data().count,
        matches: dataOf([...matches.values()].filter(({ exists }) => exists)),
        now,
      },
    )
    if (!offered.ok || offered.value === before) return offered.ok ? accept({ requestId }) : offered
    if (!spent.ok) return spent
    const after = offered.value
    spent.value.writeTo(writes)
    await writeRequest(reads, writes, snapshot, after)
    const told = { id: competitionId, name: competition.name }
    writeRequestNews(writes, { competition: told, requestId, before, after, byUid: uid, now })
    return accept({ requestId })
  })
})
