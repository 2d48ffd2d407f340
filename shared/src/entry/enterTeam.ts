import { answeringPlayer } from '../competition/admitPlayer.ts'
import { capacityOf } from '../competition/capacityOf.ts'
import type { Competition } from '../competition/competition.ts'
import { placesLeft } from '../competition/closedRefusal.ts'
import { type AnswerRefusal, keptStatement } from '../competition/joiningStatement.ts'
import { accept, type Outcome, type Refusal, refuse } from '../errors/outcome.ts'
import { closedNaming, type NamingClosed } from '../guest/closedNaming.ts'
import type { Player } from '../player/player.ts'
import type { Roster } from '../team/roster.ts'
import { type RevokedIds, takesRevokedId } from './admit.ts'
import type { Applicant, EnteringTeam } from './applicant.ts'
import { type Asking, asApplicant, type Entrant, withApplicant, withTeam } from './enter.ts'
import { type EntryRefusal, teamEntryOf } from './entryOf.ts'
import { type SeatTeamRefusal, seatTeam } from './seatTeam.ts'

interface Entering extends Asking {
  readonly team: EnteringTeam
  /** Whether the player has a place in an open draft (see `isDrafted`). */
  readonly isDrafted?: boolean
  readonly revokedIds?: RevokedIds | undefined
}

type EnterTeamRefusal = NamingClosed | EntryRefusal | AnswerRefusal | SeatTeamRefusal

/**
 * Enters a whole team or nothing: its captain, unless already a player without a team, with the members whom the
 * captain names. Where an organizer approves, or if there are no places for a full team, they become one applicant.
 * Repeating the call changes nothing; asking again before it is decided replaces the team of the application. `roster`
 * is the whole competition.
 */
export function enterTeam(
  entrant: Entrant,
  roster: Roster,
  { team, isDrafted = false, revokedIds, ...asking }: Entering,
): Outcome<Entrant, EnterTeamRefusal> {
  const { uid, joinId, now } = asking
  const { player, applicant } = entrant
  if (player !== null && roster.teams.get(team.teamId)?.founderUid === uid) return accept(entrant)
  if (player === null && applicant?.joinId === joinId) return accept(entrant)
  if (!entrant.competition.options.wholeTeams) return refuse('whole-teams-off')
  if (isDrafted) return refuse('draft-open')
  if (takesRevokedId(team, revokedIds)) return refuse('id-taken')
  if (player !== null) return enterFromPool(entrant, player, roster, team, now)

  const isQueued = applicant?.team !== undefined && applicant.state !== 'declined'
  const closed = isQueued ? closedTeamChange(entrant.competition, applicant, now) : null
  if (closed !== null) return closed
  const outside = isQueued ? entrant : withApplicant(entrant, null)
  const { competition } = outside
  const entry = isQueued ? null : teamEntryOf(competition, asking)
  if (entry?.ok === false) return entry
  const admitted = answeringPlayer(competition, asking)
  if (!admitted.ok) return admitted
  const seating = seatTeam(competition, roster, { ...admitted.value, joinId }, team, now)
  if (!seating.ok) return seating
  if (entry === null) {
    const said = keptStatement(competition, asking.statement ?? {})
    return accept(
      applicant === null ? entrant : withApplicant(entrant, { ...applicant, ...said, joinId, team }),
    )
  }
  if (entry.value === 'entered') return accept(withTeam(outside, seating.value, uid))
  return accept(asApplicant(outside, entry.value, admitted.value, asking, team))
}

/**
 * Refuses an applicant to replace the own team at the time `now`; null if it is possible. Once an organizer has
 * approved a team, it stays.
 */
export function closedTeamChange(
  competition: Competition,
  { state }: Pick<Applicant, 'state'>,
  now: number,
): Refusal<NamingClosed> | null {
  const closed = closedNaming(competition, now)
  return closed?.code === 'approval-required' && state === 'requested' ? null : closed
}

/** Enters the team of somebody who is a player without a team; others hold the places that the members need. */
function enterFromPool(
  entrant: Entrant,
  player: Player,
  roster: Roster,
  team: EnteringTeam,
  now: number,
): Outcome<Entrant, EnterTeamRefusal> {
  const { competition } = entrant
  const closed = closedNaming(competition, now)
  if (closed !== null) return closed
  const [left, capacity] = [placesLeft(competition), capacityOf(competition)]
  if (left.teams === 0) return refuse('too-many-teams', { teamsMax: capacity.teams })
  if (left.players < team.members.length) return refuse('competition-full', { players: capacity.players })
  const seating = seatTeam(competition, roster, player, team, now)
  return seating.ok ? accept(withTeam(entrant, seating.value, player.uid)) : seating
}
