import { setLiveLinks } from '@upper-bracket/shared/competition/setLiveLinks'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'

export const liveActions = {
  /** Replaces the links to the broadcasts of a competition. */
  setLiveLinks: action('setLiveLinks', {
    decide: ({ input: { revision, links }, now, competition, competitionRead }) => {
      const changed = setLiveLinks(competition, links, { revision, now })
      if (!changed.ok) return changed
      const after = changed.value
      const output = { revision: after.revision }
      if (after === competition) return accept({ output })
      return accept({
        output,
        write: writes => writes.update(competitionRead, { ...after }),
        log: { action: 'setLiveLinks', before: competition.liveLinks, after: after.liveLinks },
      })
    },
  }),

  /** Chooses the match that the broadcast shows. The last choice wins, so the call takes no revision. */
  showMatch: action('showMatch', {
    read: async ({ reads, input: { competitionId, match } }) =>
      match === null ||
      (await reads.get(documents.match(competitionId, match.bracketId, match.matchId))).exists,
    decide: ({ input: { match }, competitionRead }, exists) =>
      exists
        ? accept({ output: {}, write: writes => writes.update(competitionRead, { shownMatch: match }) })
        : refuse('not-found'),
  }),
}
