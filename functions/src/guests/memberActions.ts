import { accept } from '@upper-bracket/shared/errors/outcome'
import { nameMembers } from '@upper-bracket/shared/guest/nameMembers'
import { action } from '../actions/action.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { admission } from '../roster/admission.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { readRoster } from '../roster/readRoster.ts'
import { countsAfter, storeGuestContacts } from '../roster/storeGuests.ts'

/** Actions of captains on the members of whole teams, which write the competition like every admission. */
export const memberActions = {
  nameMembers: action('nameMembers', {
    read: async ({ reads, target, input }) => {
      await target
      return readRoster(reads, input.competitionId)
    },
    decide: ({ input, now, competition, competitionRead }, before) => {
      const { competitionId, ...naming } = input
      const roster = { teams: dataOf(before.teams.values()), players: dataOf(before.players.values()) }
      const named = nameMembers(competition, roster, naming, now)
      if (!named.ok) return named
      if (named.value.players.size === 0) return accept({ output: {} })
      return accept({
        output: {},
        write: async (writes, reads) => {
          await storeRosterChange(reads, writes, competitionId, before, named.value)
          storeGuestContacts(writes, competitionId, naming.members, 'captain')
          writes.update(competitionRead, admission(countsAfter(roster, named.value)))
        },
      })
    },
  }),
}
