import { distribute } from '@upper-bracket/shared/balance/distribute'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defaultLanguage } from '@upper-bracket/shared/profile/profile'
import { dealTeams } from '@upper-bracket/shared/team/dealTeams'
import type { Roster } from '@upper-bracket/shared/team/roster'
import type { Transaction } from 'firebase-admin/firestore'
import { admission } from '../competitions/admission.ts'
import { authorize } from '../platform/call/authorize.ts'
import { type CallOutcome, defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { storeRosterChange } from './storeRosterChange.ts'

/**
 * Returns how players would be dealt to teams (`preview`), or deals them. Dealing requires the `basis` of the preview
 * that the organizer saw, and applies to no other pool. The plan is stored under its `distributionId`: the same call
 * again returns the same plan and deals nothing.
 */
export const distributePlayers = defineHandler(
  'distributePlayers',
  ({ uid, input, now }) =>
    runTransaction(
      async (transaction): Promise<CallOutcome<'distributePlayers'>> => {
        const { competitionId, distributionId, mode, scope, preview, basis } = input
        const authorized = await authorize(transaction, 'distributePlayers', { uid, competitionId })
        if (!authorized.ok) return authorized
        const { competition } = authorized.value

        const record = documents.distribution(competitionId, distributionId)
        const dealt = preview ? undefined : (await transaction.get(record)).data()
        if (dealt !== undefined) return accept(dealt.plan)
        if (competition.status !== 'registration') return refuse('competition-started')

        const roster = await readRoster(transaction, competitionId)
        const planned = distribute(poolOf(competition, roster), mode, scope)
        if (!planned.ok || preview) return planned
        const plan = planned.value
        if (basis !== plan.basis) return refuse('changed-meanwhile')

        const profile = (await transaction.get(documents.profile(uid))).data()
        const dealing = { plan, scope, distributionId, lang: profile?.lang ?? defaultLanguage }
        storeRosterChange(transaction, competitionId, roster, dealTeams(roster, dealing))
        transaction.create(record, { plan, dealtBy: uid, dealtAt: now })
        transaction.update(documents.competition(competitionId), admission())
        return planned
      },
      { readOnly: input.preview },
    ),
  { patienceMs: 30_000 },
)

async function readRoster(transaction: Transaction, competitionId: string): Promise<Roster> {
  const [teams, players] = await Promise.all([
    transaction.get(documents.teams(competitionId)),
    transaction.get(documents.players(competitionId)),
  ])
  return {
    teams: new Map(teams.docs.map(team => [team.id, team.data()])),
    players: new Map(players.docs.map(player => [player.id, player.data()])),
  }
}

function poolOf({ game }: Competition, { teams, players }: Roster) {
  return { game, players: [...players.values()], teams }
}
