import { offerCommentary, offerId } from '@upper-bracket/shared/commentators/offerCommentary'
import { openCommentatorLink } from '@upper-bracket/shared/commentators/openCommentatorLink'
import { rolesInRequest } from '@upper-bracket/shared/commentators/rolesInRequest'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { commentatorEvents } from '@upper-bracket/shared/events/commentatorEvents'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { action } from '../actions/action.ts'
import { digest } from '../platform/digest.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { withOwnPhoto } from '../profiles/withOwnPhoto.ts'
import { requestActions } from './requestActions.ts'
import { requestCommentator } from './requestCommentator.ts'
import { writeRequest } from './writeRequest.ts'

export const commentatorActions = {
  requestCommentator,
  ...requestActions,

  /** Sets whether people may offer to commentate. The last choice wins, so the call takes no revision. */
  seekCommentators: action('seekCommentators', {
    decide: ({ input: { wanted }, competition, competitionRead }) =>
      accept({
        output: {},
        ...(competition.seeksCommentators !== wanted && {
          write: writes => writes.update(competitionRead, { seeksCommentators: wanted }),
          log: { action: 'seekCommentators', wanted },
        }),
      }),
  }),

  /** Offers to commentate the whole competition, or some of its matches. */
  offerCommentary: action('offerCommentary', {
    needsProfile: true,
    read: async ({ reads, uid, input: { competitionId, matches } }) => {
      const offers = find('requestsByOrigin', { competitionId, origin: 'offer' })
      const [requestRead, counted, profile, matchReads] = await Promise.all([
        reads.get(documents.commentator(competitionId, offerId(uid))),
        reads.get(offers.count()),
        reads.get(documents.profile(uid)),
        snapshotsOf(reads, matches?.matchIds ?? [], id =>
          documents.match(competitionId, matches?.bracketId ?? '', id),
        ),
      ])
      const found = [...matchReads.values()].filter(({ exists }) => exists)
      return { requestRead, count: counted.data().count, profile: profile.data(), matches: dataOf(found) }
    },
    decide: ({ uid, input, now, competition }, { requestRead, count, profile, matches }) => {
      const { competitionId, ...wanted } = input
      const requestId = offerId(uid)
      if (profile === undefined) return refuse('unauthenticated')
      const before = requestRead.data() ?? null
      const offered = offerCommentary(
        { ...wanted, languages: [...new Set(wanted.languages)] },
        {
          uid,
          current: before,
          count,
          matches,
          now,
          displayName: publicName(profile),
          photoURL: withOwnPhoto(uid, profile).photoURL,
          areWanted: competition.seeksCommentators,
        },
      )
      if (!offered.ok) return offered
      const after = offered.value
      if (after === before) return accept({ output: { requestId } })
      return accept({
        output: { requestId },
        write: (writes, reads) => writeRequest(reads, writes, requestRead, after),
        events: commentatorEvents({ competitionId, requestId }, before, after, now),
      })
    },
  }),

  /**
   * Binds a request to the first person who opens its private link. Without the right secret the response does not
   * reveal whether the request exists. A person whom the bot has notified needs no secret.
   */
  openCommentatorLink: action('openCommentatorLink', {
    needsProfile: true,
    read: async ({ reads, uid, input: { competitionId, requestId } }) => {
      const [requestRead, link, profile] = await Promise.all([
        reads.get(documents.commentator(competitionId, requestId)),
        reads.get(documents.commentatorLink(competitionId, requestId)),
        reads.get(documents.profile(uid)),
      ])
      return { requestRead, link: link.data(), profile: profile.data() }
    },
    decide: ({ uid, input: { secret }, competition }, { requestRead, link, profile }) => {
      const request = requestRead.data()
      const mayOpen = secret === null ? link?.reachedUid === uid : link?.digest === digest(secret)
      if (request === undefined || !mayOpen) return refuse('link-invalid')
      if (profile === undefined) return refuse('unauthenticated')

      const opened = openCommentatorLink(request, {
        uid,
        displayName: publicName(profile),
        photoURL: withOwnPhoto(uid, profile).photoURL,
        isOrganizer: isOrganizer(rolesInRequest(competition, request, uid)),
      })
      if (!opened.ok) return opened
      const after = opened.value
      if (after === request) return accept({ output: {} })
      return accept({
        output: {},
        write: (writes, reads) => writeRequest(reads, writes, requestRead, after),
      })
    },
  }),
}
