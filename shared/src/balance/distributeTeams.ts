import { hasNoTeam } from '../player/hasNoTeam.ts'
import type { Player } from '../player/player.ts'
import type { Language } from '../profile/profile.ts'
import { captainOf } from '../team/captainOf.ts'
import { generatedTeamNames } from '../team/generatedTeamNames.ts'
import type { Roster, RosterChange } from '../team/roster.ts'
import { seated, unseated } from '../team/seated.ts'
import type { Team } from '../team/team.ts'
import type { DistributionPlan, DistributionScope } from './distribute.ts'

export interface Distributing {
  readonly plan: DistributionPlan
  readonly scope: DistributionScope
  /** New teams get the ids `{distributionId}-1`, `{distributionId}-2` and so on. */
  readonly distributionId: string
  /** The organizer's language, used to name new teams. */
  readonly lang: Language
}

/** Applies a plan. `roster` holds all teams and players of the competition. */
export function distributeTeams(
  roster: Roster,
  { plan, scope, distributionId, lang }: Distributing,
): RosterChange {
  const teams = new Map<string, Team | null>()
  const players = new Map<string, Player>()
  if (scope === 'everyone') for (const teamId of roster.teams.keys()) teams.set(teamId, null)

  if (scope === 'everyone') {
    for (const uid of plan.substituteUids) {
      const player = roster.players.get(uid)
      if (player !== undefined && !hasNoTeam(player)) players.set(uid, unseated(player))
    }
  }

  const staying = scope === 'everyone' ? [] : [...roster.teams.values()]
  const made = plan.teams.filter(({ teamId }) => teamId === null)
  const names = generatedTeamNames(
    lang,
    made.length,
    staying.map(({ name }) => name),
    plan.basis,
  )
  for (const planned of plan.teams) {
    const number = made.indexOf(planned) + 1
    const teamId = planned.teamId ?? `${distributionId}-${number}`
    const team = roster.teams.get(teamId) ?? newTeam(names[number - 1] ?? teamId)
    const playerUids = [...team.playerUids, ...planned.playerUids]
    const captainUid = captainOf({ ...team, playerUids })
    teams.set(teamId, { ...team, captainUid, playerUids })
    for (const uid of planned.playerUids) {
      const player = roster.players.get(uid)
      if (player !== undefined) players.set(uid, seated(player, teamId, uid === captainUid))
    }
  }
  return { teams, players }
}

/** A team without players, as an organizer or a distribution makes it. */
export function newTeam(name: string): Team {
  return {
    name,
    discordLink: null,
    founderUid: null,
    captainUid: null,
    playerUids: [],
    seed: null,
    revision: 0,
  }
}
