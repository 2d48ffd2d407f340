import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { dealTeams } from '@upper-bracket/shared/balance/dealTeams'
import { distribute } from '@upper-bracket/shared/balance/distribute'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defaultLanguage } from '@upper-bracket/shared/profile/profile'
import type { Roster } from '@upper-bracket/shared/team/roster'
import type { Transaction } from 'firebase-admin/firestore'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { authorize } from '../platform/call/authorize.ts'
import { type Call, type CallOutcome, defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { admission } from '../roster/admission.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { readRoster } from './readRoster.ts'

/**
 * Returns how players would be dealt to teams (`preview`), or deals them. Dealing requires the `basis` of the preview
 * that the organizer saw, and applies to no other pool. The plan is stored under its `distributionId`: the same call
 * again returns the same plan and deals nothing.
 */
export const distributePlayers = defineHandler(
  'distributePlayers',
  call => runOptimisticTransaction((reads, writes) => deal(reads, writes, call)),
  { timeoutMs: 30_000 },
)

/**
 * It writes the competition, as joining and creating a team do, and every team and player that the plan changes: if
 * one of them has changed since it was read, the plan may be another one.
 */
async function deal(
  reads: Transaction,
  writes: CheckedWrites,
  { uid, input, now }: Call<'distributePlayers'>,
): Promise<CallOutcome<'distributePlayers'>> {
  const { competitionId, distributionId, preview, basis, ...options } = input
  const authorized = await authorize(reads, 'distributePlayers', { uid, competitionId })
  if (!authorized.ok) return authorized
  const { competition } = authorized.value

  const record = await reads.get(documents.distribution(competitionId, distributionId))
  const dealt = preview ? undefined : record.data()
  if (dealt !== undefined) return accept(dealt.plan)
  if (competition.status !== 'registration') return refuse('competition-started')

  const snapshots = await readRoster(reads, competitionId)
  const roster = { teams: dataOf(snapshots.teams.values()), players: dataOf(snapshots.players.values()) }
  const planned = distribute(poolOf(competition, roster), options)
  if (!planned.ok || preview) return planned
  const plan = planned.value
  if (basis !== plan.basis) return refuse('changed-meanwhile')

  const [profile, read] = await Promise.all([
    reads.get(documents.profile(uid)),
    reads.get(documents.competition(competitionId)),
  ])
  const dealing = {
    plan,
    scope: options.scope,
    distributionId,
    lang: profile.data()?.lang ?? defaultLanguage,
  }
  const change = dealTeams(roster, dealing)
  await storeRosterChange(reads, writes, competitionId, snapshots, change)
  writes.create(record, { plan, dealtBy: uid, dealtAt: now })
  writes.update(read, admission())
  const event = outboxEvent('teamsDealt', {
    cause: [distributionId],
    competition: { id: competitionId, name: competition.name },
    facts: {},
    audience: { of: 'teams', teamIds: [...change.teams].flatMap(([id, team]) => (team === null ? [] : id)) },
    byUid: uid,
    at: now,
  })
  writes.emit(event)
  const playerCount = plan.teams.reduce((count, { playerUids }) => count + playerUids.length, 0)
  const deed = {
    action: 'distributePlayers',
    mode: options.mode,
    scope: options.scope,
    playerCount,
    teamCount: plan.teams.length,
  } as const
  writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
  return planned
}

function poolOf({ game }: Competition, { teams, players }: Roster) {
  return { game, players: [...players.values()], teams }
}
