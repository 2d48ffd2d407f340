import type { Competition } from '../competition/competition.ts'
import { competitionLimits } from '../competition/competitionLimits.ts'
import { emptyQueue } from '../competition/entryQueue.ts'
import type { Requirement } from '../competition/requirements.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { bracketLimits } from '../format/bracketLimits.ts'
import { teamLimits } from '../format/teamLimits.ts'
import { type AddGuestsRefusal, addGuestPlayers } from '../guest/addGuestPlayers.ts'
import { memberRefusal } from '../guest/nameMembers.ts'
import type { Player } from '../player/player.ts'
import { profileLimits } from '../profile/profileLimits.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { isRankTier } from '../ranks/rankTier.ts'
import { type CreateTeamRefusal, createTeam } from '../team/createTeam.ts'
import { nameHolder } from '../team/nameHolder.ts'
import type { Roster, Seating } from '../team/roster.ts'
import { foldedName } from '../text/foldedName.ts'
import type { EnteringTeam } from './applicant.ts'

export type SeatTeamRefusal = Requirement | CreateTeamRefusal | AddGuestsRefusal

const places = { players: competitionLimits.players, teams: bracketLimits.teamsMax }

/**
 * Creates a team of a captain and the members whom the captain names, by the rules of each. Whether there are places
 * for them has been decided. `roster` is the whole competition.
 */
export function seatTeam(
  competition: Competition,
  roster: Roster,
  captain: Player,
  { members, ...newTeam }: EnteringTeam,
  now: number,
): Outcome<Seating, SeatTeamRefusal> {
  const { teamId } = newTeam
  const decided = { ...competition, places, teamCount: roster.teams.size, entryQueue: emptyQueue }
  const made = createTeam(
    decided,
    newTeam,
    { uid: captain.uid, player: captain, isOrganizer: false },
    {
      team: roster.teams.get(teamId) ?? null,
      nameHolder: nameHolder(roster.teams, { ...newTeam, isOrganizer: false }),
    },
  )
  if (!made.ok) return made
  const lacking = members.map(member => memberRefusal(competition, member)).find(each => each !== null)
  if (lacking) return lacking
  const team = made.value.teams.get(teamId)
  if (!team || members.some(({ uid }) => roster.players.has(uid))) return refuse('id-taken')
  if (members.length === 0) return made
  const withTeam = {
    teams: new Map([...roster.teams, [teamId, team]]),
    players: new Map([...roster.players, ...made.value.players]),
  }
  const players = members.map(({ uid, name, rankTier, substitute }) => ({
    uid,
    name,
    rankTier,
    substitute,
    teamId,
  }))
  const added = addGuestPlayers(decided, withTeam, { players, teams: [], areNamed: true }, now)
  if (!added.ok) return added
  return accept({ ...added.value, players: new Map([...made.value.players, ...added.value.players]) })
}

/**
 * Returns a team that has waited as it can enter now: a name that somebody has taken meanwhile, the captain included,
 * gets a number, and a rank of another ladder goes.
 */
export function withFreeNames(
  competition: Competition,
  roster: Roster,
  captain: Pick<Player, 'displayName'>,
  team: EnteringTeam,
): EnteringTeam {
  const scale = rankScaleOf(competition)
  const { teamId } = team
  const isTeamTaken = (name: string) =>
    nameHolder(roster.teams, { teamId, name, isOrganizer: false }) !== null
  const taken = new Set(
    [captain, ...roster.players.values()].map(({ displayName }) => foldedName(displayName ?? '')),
  )
  const members = team.members.map(member => {
    const name = freeName(member.name, profileLimits.displayNameMax, each => taken.has(foldedName(each)))
    taken.add(foldedName(name))
    const { rankTier } = member
    return { ...member, name, rankTier: rankTier !== null && isRankTier(scale, rankTier) ? rankTier : null }
  })
  return { ...team, members, name: freeName(team.name, teamLimits.nameMax, isTeamTaken) }
}

function freeName(wanted: string, maxLength: number, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${number}`
    const name =
      [...wanted]
        .slice(0, maxLength - suffix.length)
        .join('')
        .trimEnd() + suffix
    if (!isTaken(name)) return name
  }
}
