import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { noChange, type Roster, type RosterChange } from './roster.ts'
import { seated } from './seated.ts'
import { withoutPlayer } from './withoutPlayer.ts'
import { withPlayer } from './withPlayer.ts'

export interface Substitution {
  readonly teamId: string
  /** A member, who stays in the competition without a team. */
  readonly outUid: string
  /** A player without a team, who takes the seat. */
  readonly incoming: Player
}

/**
 * Swaps a member for a player without a team, at any time until the competition is over. `roster` holds the team and
 * its members. A captain who goes is followed as if they had left: by the longest-standing member. A substitution that
 * has already taken place changes nothing.
 */
export function substitutePlayer(
  competition: Pick<Competition, 'status'>,
  { teamId, outUid, incoming }: Substitution,
  roster: Roster,
): Outcome<RosterChange, 'competition-over' | 'not-in-team' | 'already-in-team' | 'not-in-competition'> {
  const team = roster.teams.get(teamId)
  const isMember = team?.playerUids.includes(outUid) ?? false
  if (incoming.teamId === teamId && !isMember) return accept(noChange)
  if (competition.status === 'finished') return refuse('competition-over')
  // The account has been deleted.
  if (incoming.displayName === null) return refuse('not-in-competition', { uid: incoming.uid })
  if (incoming.teamId !== null) return refuse('already-in-team', { teamId: incoming.teamId })
  if (team === undefined || !isMember) return refuse('not-in-team')

  // In this order, so that a team of one is never empty, which would be its end.
  const { team: after, heirUid } = withoutPlayer(withPlayer(team, incoming.uid), outUid)
  const [outgoing, heir] = [outUid, heirUid].map(uid => roster.players.get(uid ?? ''))
  const players = new Map<string, Player>()
  if (outgoing !== undefined) players.set(outUid, { ...outgoing, teamId: null, captain: false })
  if (heir !== undefined) players.set(heir.uid, { ...heir, captain: true })
  players.set(incoming.uid, seated(incoming, teamId, after?.captainUid === incoming.uid))
  return accept({ teams: new Map([[teamId, after]]), players })
}
