import type { DistributionPlan, DistributionScope } from '../balance/distribute.ts'
import type { Player } from '../player/player.ts'
import type { Language } from '../profile/profile.ts'
import { generatedTeamNames } from './generatedTeamNames.ts'
import type { Roster, RosterChange } from './roster.ts'
import type { Team } from './team.ts'

export interface Dealing {
  readonly plan: DistributionPlan
  readonly scope: DistributionScope
  /** The new teams are called `{distributionId}-1` and so on. */
  readonly distributionId: string
  /** Of the organizer: in which the new teams are named. */
  readonly lang: Language
}

/** Turns a plan into teams. `roster` holds all teams and players of the competition. */
export function dealTeams(roster: Roster, { plan, scope, distributionId, lang }: Dealing): RosterChange {
  const teams = new Map<string, Team | null>()
  const players = new Map<string, Player>()
  if (scope === 'everyone') for (const teamId of roster.teams.keys()) teams.set(teamId, null)

  const staying = scope === 'everyone' ? [] : [...roster.teams.values()]
  const names = generatedTeamNames(
    lang,
    plan.teams.length,
    staying.map(({ name }) => name),
  )
  plan.teams.forEach(({ playerUids, rankSum }, index) => {
    const teamId = `${distributionId}-${index + 1}`
    const captainUid = playerUids[0] ?? null
    teams.set(teamId, {
      name: names[index] ?? teamId,
      discordLink: null,
      founderUid: null,
      captainUid,
      playerUids,
      rankSum,
      seed: null,
      revision: 0,
    })
    for (const uid of playerUids) {
      const player = roster.players.get(uid)
      if (player !== undefined) players.set(uid, { ...player, teamId, captain: uid === captainUid })
    }
  })
  return { teams, players }
}
