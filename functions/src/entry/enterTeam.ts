import { isDrafted } from '@upper-bracket/shared/draft/members'
import { becameOf } from '@upper-bracket/shared/entry/enter'
import { entryLimits } from '@upper-bracket/shared/entry/entryLimits'
import { enterTeam as decideTeam } from '@upper-bracket/shared/entry/enterTeam'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { action } from '../actions/action.ts'
import { profileMissing } from '../actions/runInBatches.ts'
import { documents } from '../platform/firestore/documents.ts'
import { revokedId } from '../platform/transaction/revokedIds.ts'
import { openDraft } from '../roster/isDraftOpen.ts'
import { exitsOf, returnRefusal } from './exits.ts'
import { entrantOf, readEntrants } from './readEntrants.ts'
import { revokeReplaced } from './removeApplicant.ts'
import { settleSoon } from './settleSoon.ts'
import { storeEntrants } from './storeEntrants.ts'

/** Makes the caller the captain of a whole team, or an applicant with it. */
export const enterTeam = action('enterTeam', {
  needsProfile: true,
  timeoutMs: 30_000,
  read: async ({ reads, uid, target, input }) => {
    const { competition } = await target
    const { competitionId, joinId } = input
    // Anybody may call this: what is refused in any case costs no reading of everybody.
    const isOpen = competition.options.wholeTeams && competition.status === 'registration'
    const [entrants, stored, revoked, exits, draft] = await Promise.all([
      readEntrants(reads, competitionId, [uid], { entering: isOpen ? input : null }),
      reads.get(documents.applicants(competitionId).count()),
      reads.get(revokedId(competitionId, 'joins', joinId)),
      reads.get(exitsOf(competitionId, uid)),
      openDraft(reads, competitionId, competition),
    ])
    return { entrants, stored: stored.data().count, revoked, exits, draft }
  },
  decide: ({ uid, now, input, competition }, { entrants, stored, revoked, exits, draft }) => {
    const { competitionId, joinId, answers, statedAge, ...team } = input
    const profile = entrants.joining.get(uid)
    if (profile === undefined) return profileMissing
    const held = entrants.held ?? competition
    const before = { ...entrantOf(entrants, uid), competition: held }
    const statement = { answers, statedAge }
    const drafted = before.player !== null && isDrafted(draft, before.player)
    const { revokedIds } = entrants
    const asking = {
      uid,
      profile,
      reachable: profile,
      statement,
      now,
      joinId,
      team,
      isDrafted: drafted,
      revokedIds,
    }
    const entered = decideTeam(before, entrants.roster, asking)
    if (!entered.ok) return entered
    const output = { became: becameOf(entered.value) }
    if (entered.value === before) return accept({ output })
    // The person has left since.
    if (before.player === null && revoked.exists) return refuse('id-taken')
    const isNew = before.player === null && before.applicant === null
    const returning = isNew ? returnRefusal(exits, now) : null
    if (returning !== null) return returning
    if (entered.value.applicant !== null && before.applicant === null && stored >= entryLimits.applicants)
      return refuse('queue-full', { people: stored })
    return accept({
      output,
      write: async (writes, reads) => {
        const changed = new Map([[uid, entered.value]])
        const statements = new Map([[uid, statement]])
        const storing = { leads: true, statements, members: team.members }
        await storeEntrants(reads, writes, entrants, changed, storing)
        revokeReplaced(writes, competitionId, before.applicant, entered.value.applicant)
        settleSoon(writes, competitionId, entered.value.competition)
      },
    })
  },
})
