import { openCommentatorLink as open } from '@upper-bracket/shared/commentators/openCommentatorLink'
import { rolesInRequest } from '@upper-bracket/shared/commentators/rolesInRequest'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { withOwnPhoto } from '../profiles/withOwnPhoto.ts'
import { writeRequest } from './writeRequest.ts'

/**
 * Binds a request to the first person who opens its private link. Without the right secret nobody learns whether there
 * is such a request; whoever was told of it by the bot needs none.
 */
export const openCommentatorLink = defineHandler('openCommentatorLink', async ({ uid, input }) => {
  const { competitionId, requestId, secret } = input
  const ensured = await ensureProfile(uid)
  if (!ensured.ok) return ensured
  return runOptimisticTransaction(async (reads, writes) => {
    const [competition, snapshot, link, profile] = await Promise.all([
      readCompetition(reads, competitionId),
      reads.get(documents.commentator(competitionId, requestId)),
      reads.get(documents.commentatorLink(competitionId, requestId)),
      reads.get(documents.profile(uid)),
    ])
    if (!competition.ok) return competition
    const [request, own] = [snapshot.data(), profile.data()]
    const { digest: expected, reachedUid } = link.data() ?? {}
    const mayOpen = secret === null ? reachedUid === uid : expected === digest(secret)
    if (request === undefined || !mayOpen) return refuse('link-invalid')
    if (own === undefined) return refuse('unauthenticated')

    const { photoURL } = withOwnPhoto(uid, own)
    const roles = rolesInRequest(competition.value, request, uid)
    const opening = { uid, displayName: publicName(own), photoURL, isOrganizer: isOrganizer(roles) }
    const opened = open(request, opening)
    if (!opened.ok) return opened
    if (opened.value !== request) await writeRequest(reads, writes, snapshot, opened.value)
    return accept({})
  })
})
