import { confirmDraft as confirm, reopenDraft as reopen } from '@upper-bracket/shared/draft/confirmDraft'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { teamDeletedEvents, teamsDistributedEvent } from '@upper-bracket/shared/events/teamEvents'
import { defaultLanguage } from '@upper-bracket/shared/profile/profile'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { admission } from '../roster/admission.ts'
import { readRoster } from '../roster/readRoster.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { clearDraftLists } from './clearDraftList.ts'
import type { DraftIds } from './readDraft.ts'

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
  decide: ({ input, competition, competitionRead }, { draftRead, before, profile }) => {
    const { competitionId, draftId, turn } = input
    const draft = draftRead.data()
    if (draft === undefined) return refuse('not-found', { document: 'draft' })
    const roster = { teams: dataOf(before.teams.values()), players: dataOf(before.players.values()) }
    const lang = profile.data()?.lang ?? defaultLanguage
    const confirmed = confirm(competition, draft, roster, { turn, draftId, lang })
    if (!confirmed.ok) return confirmed
    const { draft: after, roster: change } = confirmed.value
    if (after === draft) return accept({ output: {} })
    return accept({
      output: {},
      write: async (writes, reads) => {
        await storeRosterChange(reads, writes, competitionId, before, change)
        writes.update(draftRead, { ...after })
        writes.update(competitionRead, admission())
        writes.afterCommit(() => clearDraftLists(input))
      },
      events: [teamsDistributedEvent(`${draftId}-${turn}`, [...change.teams.keys()])],
      log: { action: 'confirmDraft', playerCount: change.players.size, teamCount: change.teams.size },
    })
  },
})

/** Takes the confirmation of the latest draft back, and tells the players of its teams. */
export const reopenDraft = action('reopenDraft', {
  timeoutMs: 30_000,
  read: ({ reads, input }) => readAll(reads, input),
  decide: ({ input, now, competition, competitionRead }, { draftRead, before }) => {
    const { competitionId, draftId, turn } = input
    const draft = draftRead.data()
    if (draft === undefined) return refuse('not-found', { document: 'draft' })
    if (competition.draftId !== draftId) return refuse('draft-over')
    const roster = { teams: dataOf(before.teams.values()), players: dataOf(before.players.values()) }
    const reopened = reopen(competition, draft, roster, { turn })
    if (!reopened.ok) return reopened
    const { draft: after, roster: change } = reopened.value
    if (after === draft) return accept({ output: {} })
    return accept({
      output: {},
      write: async (writes, reads) => {
        await storeRosterChange(reads, writes, competitionId, before, change)
        writes.update(draftRead, { ...after })
        writes.update(competitionRead, admission())
      },
      events: [...change.teams.keys()].flatMap(teamId => {
        const team = roster.teams.get(teamId)
        return team === undefined ? [] : teamDeletedEvents(teamId, team, now)
      }),
      log: { action: 'reopenDraft', teamCount: change.teams.size },
    })
  },
})

async function readAll(reads: Transaction, { competitionId, draftId }: DraftIds) {
  const [draftRead, before] = await Promise.all([
    reads.get(documents.draft(competitionId, draftId)),
    readRoster(reads, competitionId),
  ])
  return { draftRead, before }
}
