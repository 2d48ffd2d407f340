import { publicName } from '@upper-bracket/shared/profile/publicName'
import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { rosterAfter } from '@upper-bracket/shared/entry/admit'
import { confirmPlace, holdsPlace } from '@upper-bracket/shared/entry/confirmPlace'
import { type ApplicantOutcome, decideApplicant } from '@upper-bracket/shared/entry/decideApplicant'
import { becameOf, type Entrant } from '@upper-bracket/shared/entry/enter'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import type { DomainEvent } from '@upper-bracket/shared/events/domainEvent'
import { entryEvents } from '@upper-bracket/shared/events/entryEvents'
import { action } from '../actions/action.ts'
import { signatureOf } from '../actions/signatureOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { enterTeam } from './enterTeam.ts'
import { countExit, exitsOf } from './exits.ts'
import { joinCompetition } from './joinCompetition.ts'
import { entrantOf, readEntrants } from './readEntrants.ts'
import { removeApplicant } from './removeApplicant.ts'
import { settleSoon } from './settleSoon.ts'
import { storeEntrants } from './storeEntrants.ts'

export const entryActions = {
  joinCompetition,
  enterTeam,

  withdrawApplication: action('withdrawApplication', {
    read: async ({ reads, uid, input: { competitionId } }) => {
      const [player, applicant, exits] = await Promise.all([
        reads.get(documents.player(competitionId, uid)),
        reads.get(documents.applicant(competitionId, uid)),
        reads.get(exitsOf(competitionId, uid)),
      ])
      return { player, applicant, exits }
    },
    decide: ({ now, competitionRead }, { player, applicant, exits }) => {
      if (player.exists) return refuse('already-in-competition')
      if (!applicant.exists) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => {
          removeApplicant(writes, competitionRead, applicant)
          countExit(writes, exits, now)
        },
      })
    },
  }),

  confirmPlace: action('confirmPlace', {
    needsProfile: true,
    read: ({ reads, uid, now, input: { competitionId } }) =>
      readEntrants(reads, competitionId, [uid], { mayEnter: applicant => holdsPlace(applicant, now) }),
    decide: ({ uid, now, competition }, read) => {
      const profile = read.joining.get(uid)
      if (profile === undefined) return refuse('try-again')
      const entrant = { ...entrantOf(read, uid), competition: read.held ?? competition }
      const confirmed = confirmPlace(entrant, { ...read, profile, now })
      if (!confirmed.ok) return confirmed
      if (confirmed.value === entrant) return accept({ output: {} })
      return accept({
        output: {},
        write: (writes, reads) =>
          storeEntrants(reads, writes, read, new Map([[uid, confirmed.value]]), { leads: true }),
      })
    },
  }),

  decideApplicants: action('decideApplicants', {
    timeoutMs: 30_000,
    read: ({ reads, input: { competitionId, uids } }) =>
      readEntrants(reads, competitionId, [...new Set(uids)]),
    decide: (call, read) => {
      const { now, input, competition } = call
      const { competitionId, uids, decision, reason = '' } = input
      const decided =
        decision === 'admit' ? { decision } : { decision, reason: reason === '' ? null : reason }
      let held = read.held ?? competition
      let { roster } = read
      const changed = new Map<string, Entrant>()
      const outcomes: Record<string, ApplicantOutcome> = {}
      for (const uid of new Set(uids)) {
        const profile = read.joining.get(uid)
        const before: Entrant = { ...entrantOf(read, uid), competition: held }
        const after =
          profile === undefined
            ? refuse('applicant-gone')
            : decideApplicant(before, decided, { ...read, profile, now, roster })
        if (!after.ok) {
          if (after.code === 'competition-over' || after.code === 'competition-started')
            return refuse(after.code)
          outcomes[uid] = after.code
          continue
        }
        outcomes[uid] = becameOf(after.value)
        if (after.value === before) continue
        held = after.value.competition
        roster = rosterAfter(roster, after.value)
        changed.set(uid, after.value)
      }
      const events: DomainEvent[] = [...changed].flatMap(([uid, entrant]) =>
        entryEvents(entrantOf(read, uid).applicant, entrant),
      )
      const output = { outcomes }
      if (changed.size === 0) return accept({ output })
      return accept({
        output,
        write: async (writes, reads) => {
          await storeEntrants(reads, writes, read, changed)
          for (const [uid, entrant] of changed) {
            const profile = read.joining.get(uid)
            const person = { uid, name: profile === undefined ? null : publicName(profile) }
            const asked = read.applicants.get(uid)?.data()?.team
            const team = asked ? { teamId: asked.teamId, name: asked.name } : null
            const logged =
              decided.decision === 'admit'
                ? ({ action: 'admitApplicant', person, team, waits: entrant.player === null } as const)
                : ({ action: 'declineApplicant', person, team, reason: decided.reason } as const)
            writes.log(competitionId, auditEntry(signatureOf(call), logged))
          }
          settleSoon(writes, competitionId, held)
        },
        events,
      })
    },
  }),
}
