import { setSponsors } from '@upper-bracket/shared/competition/sponsors'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'

export const sponsorActions = {
  /** Replaces the sponsors of a competition. Their pictures are written and deleted in the same transaction. */
  setSponsors: action('setSponsors', {
    decide: ({ input, now, competition, competitionRead }) => {
      const { competitionId, revision, sponsors } = input
      const changed = setSponsors(competition, sponsors, { revision, now })
      if (!changed.ok) return changed
      const { competition: after, pictures } = changed.value
      const output = { revision: after.revision }
      if (after === competition) return accept({ output })
      const namesOf = (each: typeof competition) => each.sponsors.map(({ name }) => name)
      return accept({
        output,
        write: writes => {
          writes.update(competitionRead, { ...after })
          for (const [ownerId, picture] of pictures) {
            writes.put(documents.picture({ competitionId, kind: 'sponsor', ownerId }), picture)
          }
        },
        log: { action: 'setSponsors', before: namesOf(competition), after: namesOf(after) },
      })
    },
  }),
}
