import type { Competition } from '@upper-bracket/shared/competition/competition'
import {
  confirmDraft as confirm,
  type DraftRosterChange,
  reopenDraft as reopen,
} from '@upper-bracket/shared/draft/confirmDraft'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { isOpen } from '@upper-bracket/shared/draft/turn'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { teamDeletedEvents, teamsDistributedEvent } from '@upper-bracket/shared/events/teamEvents'
import { defaultLanguage } from '@upper-bracket/shared/profile/profile'
import type { Roster, RosterChange } from '@upper-bracket/shared/team/roster'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { admission } from '../roster/admission.ts'
import { readRoster } from '../roster/readRoster.ts'
import { type RosterSnapshots, storeRosterChange } from '../roster/storeRosterChange.ts'
import { clearDraftLists } from './clearDraftList.ts'
import type { DraftDecision, DraftIds } from './readDraft.ts'

/**
 * Makes the teams of a draft real. Like a distribution, it writes the competition and every player of the teams, so that
 * it starts over if one of them has changed since it was read.
 */
export const confirmDraft = action('confirmDraft', {
  timeoutMs: 30_000,
  read: async ({ reads, uid, input }) => ({
    ...(await readAll(reads, input)),
    profile: await reads.get(documents.profile(uid)),
  }),
  decide: (call, { profile, ...read }) => {
    const { draftId, turn } = call.input
    const lang = profile.data()?.lang ?? defaultLanguage
    return decideOnRoster(
      call,
      read,
      (draft, roster) => confirm(call.competition, draft, roster, { turn, draftId, lang }),
      ({ teams, players }) => ({
        events: [teamsDistributedEvent(`${draftId}-${turn}`, [...teams.keys()])],
        log: { action: 'confirmDraft', playerCount: players.size, teamCount: teams.size },
      }),
    )
  },
})

/** Takes the confirmation of the latest draft back, and tells the players of its teams. */
export const reopenDraft = action('reopenDraft', {
  timeoutMs: 30_000,
  read: ({ reads, input }) => readAll(reads, input),
  decide: (call, read) => {
    const { competition, input, now } = call
    return decideOnRoster(
      call,
      read,
      (draft, roster) =>
        competition.draftId === input.draftId
          ? reopen(competition, draft, roster, input)
          : refuse('draft-over'),
      ({ teams }, roster) => ({
        events: [...teams.keys()].flatMap(teamId => {
          const team = roster.teams.get(teamId)
          return team === undefined ? [] : teamDeletedEvents(teamId, team, now)
        }),
        log: { action: 'reopenDraft', teamCount: teams.size },
      }),
    )
  },
})

interface WholeRoster {
  readonly draftRead: DocumentSnapshot<Draft>
  readonly before: RosterSnapshots
}

async function readAll(reads: Transaction, { competitionId, draftId }: DraftIds): Promise<WholeRoster> {
  const [draftRead, before] = await Promise.all([
    reads.get(documents.draft(competitionId, draftId)),
    readRoster(reads, competitionId),
  ])
  return { draftRead, before }
}

interface OnRoster {
  readonly input: DraftIds
  readonly competitionRead: DocumentSnapshot<Competition>
}

/** Decides on a change of a draft and of the teams of the competition, which is written with its consequences. */
function decideOnRoster<C extends ErrorCode>(
  { input, competitionRead }: OnRoster,
  { draftRead, before }: WholeRoster,
  change: (draft: Draft, roster: Roster) => Outcome<DraftRosterChange, C>,
  consequencesOf: (change: RosterChange, roster: Roster) => Pick<DraftDecision, 'events' | 'log'>,
): Outcome<DraftDecision, C | 'not-found'> {
  const draft = draftRead.data()
  if (draft === undefined) return refuse('not-found', { document: 'draft' })
  const roster = { teams: dataOf(before.teams.values()), players: dataOf(before.players.values()) }
  const changed = change(draft, roster)
  if (!changed.ok) return changed
  const { draft: after, roster: changes } = changed.value
  if (after === draft) return accept({ output: {} })
  return accept({
    output: {},
    write: async (writes, reads) => {
      await storeRosterChange(reads, writes, input.competitionId, before, changes)
      writes.update(draftRead, { ...after })
      writes.update(competitionRead, admission())
      if (!isOpen(after)) writes.afterCommit(() => clearDraftLists(input))
    },
    ...consequencesOf(changes, roster),
  })
}
