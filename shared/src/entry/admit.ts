import { type JoiningProfile, newPlayer } from '../competition/admitPlayer.ts'
import { isRequirement, type Requirement } from '../competition/requirements.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Roster } from '../team/roster.ts'
import type { Applicant, EnteringTeam } from './applicant.ts'
import { type Entrant, withPlayer, withTeam } from './enter.ts'
import { seatTeam, withFreeNames } from './seatTeam.ts'

export interface Admission {
  /** Of the person or the captain. */
  readonly profile: JoiningProfile
  readonly now: number
  /** The whole competition where the applicant has a team; otherwise it may be empty. */
  readonly roster: Roster
  readonly revokedIds?: RevokedIds | undefined
}

/** The ids of deleted teams and players among those of the teams that ask to enter, which nobody gets again. */
export type RevokedIds = ReadonlySet<string>

/** Whether a team or one of its members would get a revoked id. */
export function takesRevokedId(
  { teamId, members }: EnteringTeam,
  revokedIds: RevokedIds = new Set(),
): boolean {
  return [teamId, ...members.map(({ uid }) => uid)].some(id => revokedIds.has(id))
}

/** Makes an applicant who has a place a player, with the team if there is one, provided that all meet the requirements. */
export function admit(
  entrant: Entrant,
  { joinId, ...applicant }: Applicant,
  { profile, now, roster, revokedIds }: Admission,
): Outcome<Entrant, Requirement | 'applicant-gone'> {
  const { competition } = entrant
  const { uid, team } = applicant
  const admitted = newPlayer(competition, { uid, profile, statement: applicant, now })
  if (!admitted.ok) return admitted
  const player = { ...admitted.value, joinId }
  if (team === undefined) return accept(withPlayer(entrant, player))
  if (takesRevokedId(team, revokedIds)) return refuse('applicant-gone')
  const named = withFreeNames(competition, roster, player, team)
  const seating = seatTeam(competition, roster, player, named, now)
  if (seating.ok) return accept(withTeam(entrant, seating.value, uid))
  const { code, facts } = seating
  // Only ids that others have taken since remain.
  return isRequirement(code) ? refuse(code, facts) : refuse('applicant-gone')
}

/** Returns everybody in the competition after a person has entered. */
export function rosterAfter(roster: Roster, { player, seating }: Entrant): Roster {
  if (player === null) return roster
  const { teams = [], players = [] } = seating ?? {}
  return {
    teams: new Map([...roster.teams, ...teams].flatMap(([id, team]) => (team ? [[id, team]] : []))),
    players: new Map([...roster.players, [player.uid, player], ...players]),
  }
}
