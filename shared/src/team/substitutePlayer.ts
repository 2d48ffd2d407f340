import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { isCheckOpen, isReady, type ReadinessCheck } from '../readiness/readinessCheck.ts'
import { noChange, type Roster, type RosterChange } from './roster.ts'
import { benched, seated, unseated } from './seated.ts'
import { withoutPlayer } from './withoutPlayer.ts'
import { withPlayer } from './withPlayer.ts'

export interface Substitution {
  readonly teamId: string
  /** A member, who stays in the competition: as a substitute in exchange for one, otherwise without a team. */
  readonly outUid: string
  /** A player without a team, or a substitute of this one, who takes the seat. */
  readonly incoming: Player
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Replaces a member with a substitute of the team or a player without one, until the competition is over. `roster`
 * contains the team and its members. If the captain is replaced, the member who joined first becomes captain. After a
 * readiness check the substitute counts as ready, because nobody will ask again. Repeating a substitution changes
 * nothing.
 */
export function substitutePlayer(
  competition: Pick<Competition, 'status' | 'readinessCheck'>,
  { teamId, outUid, incoming, now }: Substitution,
  roster: Roster,
): Outcome<
  RosterChange,
  'competition-over' | 'not-in-team' | 'already-in-team' | 'substitute-of-other-team' | 'not-in-competition'
> {
  const team = roster.teams.get(teamId)
  const isMember = team?.playerUids.includes(outUid) ?? false
  if (incoming.teamId === teamId && !isMember) return accept(noChange)
  if (competition.status === 'finished') return refuse('competition-over')
  // The account has been deleted.
  if (incoming.displayName === null) return refuse('not-in-competition', { uid: incoming.uid })
  if (incoming.teamId !== null) return refuse('already-in-team', { teamId: incoming.teamId })
  const { substituteOf } = incoming
  if (substituteOf !== undefined && substituteOf !== teamId) return refuse('substitute-of-other-team')
  if (team === undefined || !isMember) return refuse('not-in-team')

  // The player is added first, because a team of one would otherwise become empty and be deleted.
  const { team: after, heirUid } = withoutPlayer(withPlayer(team, incoming.uid), outUid)
  const [outgoing, heir] = [outUid, heirUid].map(uid => roster.players.get(uid ?? ''))
  const players = new Map<string, Player>()
  if (outgoing !== undefined)
    players.set(outUid, substituteOf === undefined ? unseated(outgoing) : benched(outgoing, teamId))
  if (heir !== undefined) players.set(heir.uid, { ...heir, captain: true })
  const current = readyAfterCheck(incoming, competition.readinessCheck, now)
  players.set(incoming.uid, seated(current, teamId, after?.captainUid === incoming.uid))
  return accept({ teams: new Map([[teamId, after]]), players })
}

function readyAfterCheck(player: Player, check: ReadinessCheck | undefined, now: number): Player {
  if (check === undefined || isCheckOpen(check, now) || isReady(player, check)) return player
  return { ...player, ready: { checkId: check.checkId, at: now } }
}
