import { distribute } from '@upper-bracket/shared/balance/distribute'
import { distributeTeams } from '@upper-bracket/shared/balance/distributeTeams'
import { capacityOf } from '@upper-bracket/shared/competition/capacityOf'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { teamsDistributedEvent } from '@upper-bracket/shared/events/teamEvents'
import { defaultLanguage } from '@upper-bracket/shared/profile/profile'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { Roster } from '@upper-bracket/shared/team/roster'
import { action } from '../actions/action.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { admission } from '../roster/admission.ts'
import { isDraftOpen } from '../roster/isDraftOpen.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { readRoster } from '../roster/readRoster.ts'

/**
 * Previews a distribution of players to teams, or applies it. Applying requires the `basis` of the preview that the
 * organizer saw, and fails for any other pool. The plan is stored under its `distributionId`, so that a repeated call
 * returns the same plan without applying it again.
 *
 * It writes the competition, as joining and creating a team do, and every team and player that the plan changes, so
 * that it fails if one of them has changed since it was read.
 */
export const distributePlayers = action('distributePlayers', {
  timeoutMs: 30_000,
  read: async ({ reads, uid, input: { competitionId, distributionId }, target }) => {
    const [record, profile, roster] = await Promise.all([
      reads.get(documents.distribution(competitionId, distributionId)),
      reads.get(documents.profile(uid)),
      readRoster(reads, competitionId),
    ])
    const isDrafting = await isDraftOpen(reads, competitionId, (await target).competition)
    return { record, lang: profile.data()?.lang ?? defaultLanguage, before: roster, isDrafting }
  },
  decide: ({ uid, input, now, competition, competitionRead }, { record, lang, before, isDrafting }) => {
    const { competitionId, distributionId, preview, basis, ...options } = input
    const distributed = preview ? undefined : record.data()
    if (distributed !== undefined) return accept({ output: distributed.plan })
    if (competition.status !== 'registration') return refuse('competition-started')
    if (isDrafting) return refuse('draft-open')

    const roster = { teams: dataOf(before.teams.values()), players: dataOf(before.players.values()) }
    const planned = distribute(poolOf(competition, roster), options)
    if (!planned.ok) return planned
    const plan = planned.value
    if (preview) return accept({ output: plan })
    if (basis !== plan.basis) return refuse('changed-meanwhile')

    const { mode, scope } = options
    const change = distributeTeams(roster, { plan, scope, distributionId, lang })
    const teamIds = [...change.teams].flatMap(([id, team]) => (team === null ? [] : id))
    return accept({
      output: plan,
      write: async (writes, reads) => {
        await storeRosterChange(reads, writes, competitionId, before, change)
        writes.create(record, { plan, distributedBy: uid, distributedAt: now })
        writes.update(competitionRead, admission())
      },
      events: [teamsDistributedEvent(distributionId, teamIds)],
      log: {
        action: 'distributePlayers',
        mode,
        scope,
        playerCount: plan.teams.reduce((count, { playerUids }) => count + playerUids.length, 0),
        teamCount: plan.teams.length,
      },
    })
  },
})

function poolOf(competition: Competition, { teams, players }: Roster) {
  const teamsMax = capacityOf(competition).teams
  return { scale: rankScaleOf(competition), players: [...players.values()], teams, teamsMax }
}
