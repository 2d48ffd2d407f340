import { type AdmissionRefusal, admitPlayer, type JoiningProfile } from '../competition/admitPlayer.ts'
import type { Competition } from '../competition/competition.ts'
import type { JoiningStatement } from '../competition/joiningStatement.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { type CreateTeamRefusal, createTeam, type NewTeam } from '../team/createTeam.ts'
import { nameHolder } from '../team/nameHolder.ts'
import { noChange, type Roster, type Seating } from '../team/roster.ts'
import { type NameMembersRefusal, type NewMember, nameMembers } from './nameMembers.ts'

interface Entering extends NewTeam {
  readonly uid: string
  readonly profile: JoiningProfile
  readonly joinId: string
  readonly statement?: JoiningStatement
  /** The players whom the captain names, without the captain. */
  readonly members: readonly NewMember[]
}

type EnterTeamRefusal = 'approval-required' | AdmissionRefusal | CreateTeamRefusal | NameMembersRefusal

/**
 * Enters a whole team or nothing: its captain joins, unless already a player without a team, creates the team and names
 * members, by the rules of each. `roster` is the whole competition. Repeating the call changes nothing.
 */
export function enterTeam(
  competition: Competition,
  roster: Roster,
  { uid, profile, joinId, statement = {}, members, ...newTeam }: Entering,
  now: number,
): Outcome<Seating, EnterTeamRefusal> {
  const { teamId } = newTeam
  const current = roster.teams.get(teamId) ?? null
  const entry = roster.players.get(uid) ?? null
  if (current?.founderUid === uid && entry !== null) return accept(noChange)
  if (!competition.options.wholeTeams) return refuse('whole-teams-off')

  const counts = { playerCount: roster.players.size, teamCount: roster.teams.size }
  const counted = { ...competition, ...counts }
  if (entry === null && competition.options.entry === 'approval') return refuse('approval-required')
  const joined = entry === null ? admitPlayer(counted, { uid, profile, statement, now }) : accept(entry)
  if (!joined.ok) return joined
  const made = createTeam(
    counted,
    newTeam,
    { uid, player: entry ?? { ...joined.value, joinId }, isOrganizer: false },
    { team: current, nameHolder: nameHolder(roster.teams, { ...newTeam, isOrganizer: false }) },
  )
  if (!made.ok) return made
  const [team, captain] = [made.value.teams.get(teamId), made.value.players.get(uid)]
  if (!team || !captain) return refuse('id-taken')

  const withTeam = {
    teams: new Map([...roster.teams, [teamId, team]]),
    players: new Map([...roster.players, [uid, captain]]),
  }
  const named = nameMembers(competition, withTeam, { teamId, members }, now)
  if (!named.ok) return named
  return accept({
    teams: new Map([[teamId, named.value.teams.get(teamId) ?? team]]),
    players: new Map([[uid, captain], ...named.value.players]),
  })
}
