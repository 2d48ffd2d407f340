import { keptStatement } from '@upper-bracket/shared/competition/joiningStatement'
import { queueAfter } from '@upper-bracket/shared/entry/queueAfter'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { enterTeam } from '@upper-bracket/shared/guest/enterTeam'
import { nameMembers } from '@upper-bracket/shared/guest/nameMembers'
import { contactsOf } from '@upper-bracket/shared/player/contacts'
import { action } from '../actions/action.ts'
import { profileMissing } from '../actions/runInBatches.ts'
import { exitsOf, returnRefusal } from '../entry/exits.ts'
import { deleteApplication } from '../entry/removeApplicant.ts'
import { settleSoon } from '../entry/settleSoon.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { revokedId } from '../platform/transaction/revokedIds.ts'
import { admission } from '../roster/admission.ts'
import { joiningProfiles } from '../roster/joiningProfiles.ts'
import { type RosterSnapshots, storeRosterChange } from '../roster/storeRosterChange.ts'
import { readRoster } from '../teams/readRoster.ts'
import { countsAfter, storeGuestContacts } from './storeGuests.ts'

const nobody: RosterSnapshots = { teams: new Map(), players: new Map() }

/** Actions of captains on whole teams, which write the competition like every admission. */
export const memberActions = {
  enterTeam: action('enterTeam', {
    needsProfile: true,
    timeoutMs: 30_000,
    read: async ({ reads, uid, target, input: { competitionId, joinId } }) => {
      const { competition } = await target
      // Anybody may call this: what is refused in any case costs no reading of everybody.
      const isOpen = competition.options.wholeTeams && competition.status === 'registration'
      const [before, profile, applicant, revoked, exits] = await Promise.all([
        isOpen ? readRoster(reads, competitionId) : nobody,
        reads.get(documents.profile(uid)),
        reads.get(documents.applicant(competitionId, uid)),
        reads.get(revokedId(competitionId, 'joins', joinId)),
        reads.get(exitsOf(competitionId, uid)),
      ])
      const joining = await joiningProfiles(competition, new Map([[uid, profile]]))
      return { before, profile, applicant, revoked, exits, current: joining.get(uid) }
    },
    decide: ({ uid, input, now, competition, competitionRead }, read) => {
      const { before, profile, applicant, revoked, exits, current } = read
      const { competitionId, answers, statedAge, ...joining } = input
      const entering = { ...joining, statement: { answers, statedAge } }
      if (current === undefined) return profileMissing
      const roster = { teams: dataOf(before.teams.values()), players: dataOf(before.players.values()) }
      const entered = enterTeam(competition, roster, { ...entering, uid, profile: current }, now)
      if (!entered.ok) return entered
      if (entered.value.teams.size === 0) return accept({ output: {} })
      const isNew = !roster.players.has(uid)
      // The person has left since.
      if (isNew && revoked.exists) return refuse('id-taken')
      const returning = isNew && !applicant.exists ? returnRefusal(exits, now) : null
      if (returning !== null) return returning
      return accept({
        output: {},
        write: async (writes, reads) => {
          await storeRosterChange(reads, writes, competitionId, before, entered.value)
          storeGuestContacts(writes, competitionId, entering.members)
          if (isNew) {
            const contacts = {
              ...contactsOf(uid, current),
              ...keptStatement(competition, entering.statement),
            }
            writes.put(documents.contacts(competitionId, uid), contacts)
            writes.update(profile, { activeCompetitionID: competitionId })
          }
          const asked = applicant.data() ?? null
          deleteApplication(writes, applicant)
          const entryQueue = queueAfter(competition.entryQueue, asked, null)
          writes.update(competitionRead, {
            ...admission(countsAfter(roster, entered.value)),
            ...(asked !== null && { entryQueue }),
          })
          // A held place is free again.
          settleSoon(writes, competitionId, { ...competition, entryQueue })
        },
      })
    },
  }),

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
          storeGuestContacts(writes, competitionId, naming.members)
          writes.update(competitionRead, admission(countsAfter(roster, named.value)))
        },
      })
    },
  }),
}
