import type { Match, Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { RankTier } from '../ranks/rankTier.ts'
import type { SelfService } from '../selfService/selfService.ts'
import type { MatchRoom, StandIn } from './matchRoom.ts'
import { type MatchRoomChange, unchanged } from './matchRoomChange.ts'
import { isOpen, withStandIns } from './standIn.ts'

interface NewStandIn {
  readonly standInId: string
  readonly side: Side
  readonly uid: string
  /** Whether an organizer acts for the team. Then neither a rank nor the opponent's consent is needed. */
  readonly organizes: boolean
  readonly outgoing: Player | null
  readonly inUid: string
  readonly incoming: Player | null
  /** Whether the teams can be called to the match; see `playableMatches`. */
  readonly isPlayable: boolean
  /** Whether the stand-in already stands in for another unfinished match. */
  readonly isBusy: boolean
  readonly selfService: Pick<SelfService, 'standIns'>
  readonly now: number
}

/** The reason why a player cannot stand in, regardless of consent. */
export type StandInObstacle =
  | 'not-in-competition'
  | 'already-in-team'
  | 'substitute-of-other-team'
  | 'already-standing-in'

/**
 * Requests that a substitute of the team or a player without one replaces a member in the next match of the team.
 * Depending on the competition's rule it is granted at once, or when the other side consents. Refuses with
 * `match-not-ready`, `stand-ins-off`, `not-in-team` if the replaced player is no member, `already-replaced`,
 * `rank-above` if the rank is higher or unknown on either side, and with the obstacle of the stand-in.
 */
export function askForStandIn(
  matchRoom: MatchRoom,
  match: Match,
  {
    standInId,
    side,
    uid,
    organizes,
    outgoing,
    inUid,
    incoming,
    isPlayable,
    isBusy,
    selfService,
    now,
  }: NewStandIn,
): Outcome<
  MatchRoomChange,
  'match-not-ready' | 'stand-ins-off' | 'not-in-team' | 'already-replaced' | 'rank-above' | StandInObstacle
> {
  if (matchRoom.standIns.some(each => each.standInId === standInId)) return accept(unchanged(matchRoom))
  if (match.status !== 'ready' || !isPlayable) return refuse('match-not-ready', { status: match.status })
  const { standIns: rule } = selfService
  if (rule === 'none') return refuse('stand-ins-off')
  if (outgoing?.teamId !== matchRoom.teamIds[side]) return refuse('not-in-team')
  const open = matchRoom.standIns.filter(isOpen)
  if (open.some(({ outUid }) => outUid === outgoing.uid)) return refuse('already-replaced')
  const isTaken = isBusy || open.some(each => each.inUid === inUid)
  const free = freePlayer(inUid, incoming, isTaken, matchRoom.teamIds[side])
  if (!free.ok) return free
  if (rule === 'not-above' && !organizes && mayBeAbove(free.value.rankTier, outgoing.rankTier)) {
    return refuse('rank-above')
  }
  const state = rule === 'consent' && !organizes ? 'asked' : 'granted'
  const asked: StandIn = { standInId, side, outUid: outgoing.uid, inUid, uid, at: now, state }
  return accept({ matchRoom: withStandIns(matchRoom, [...matchRoom.standIns, asked]), command: null })
}

/** Returns the player if they can stand in for a team. `isBusy`: already stands in for another match. */
export function freePlayer(
  uid: string,
  player: Player | null,
  isBusy: boolean,
  teamId: string,
): Outcome<Player, StandInObstacle> {
  // The account has been deleted.
  if (player === null || player.displayName === null) return refuse('not-in-competition', { uid })
  if (player.teamId !== null) return refuse('already-in-team', { teamId: player.teamId })
  if ((player.substituteOf ?? teamId) !== teamId) return refuse('substitute-of-other-team')
  return isBusy ? refuse('already-standing-in') : accept(player)
}

/** An unknown rank can be any rank. */
function mayBeAbove(incoming: RankTier | null, outgoing: RankTier | null): boolean {
  return incoming === null || outgoing === null || incoming > outgoing
}
