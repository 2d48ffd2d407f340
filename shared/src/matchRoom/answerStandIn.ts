import type { Match, Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { freePlayer, type StandInObstacle } from './askForStandIn.ts'
import type { MatchRoom, StandIn } from './matchRoom.ts'
import { type MatchRoomChange, unchanged } from './matchRoomChange.ts'
import { isOpen, withStandIns } from './standIn.ts'

interface Answer {
  readonly standInId: string
  readonly side: Side
  readonly accepts: boolean
  /** The stand-in; null if they do not participate. */
  readonly incoming: Player | null
  /** Whether the stand-in already stands in for another unfinished match. */
  readonly isBusy: boolean
}

/**
 * Accepts or declines a stand-in for the other side, or withdraws it for the side that asked, before the match starts.
 * Refuses with `stand-in-gone` if there is nothing left to answer, with `match-not-ready`, and with the current
 * obstacle of the stand-in.
 */
export function answerStandIn(
  matchRoom: MatchRoom,
  match: Match,
  { standInId, side, accepts, incoming, isBusy }: Answer,
): Outcome<MatchRoomChange, 'stand-in-gone' | 'match-not-ready' | StandInObstacle> {
  const asked = matchRoom.standIns.find(each => each.standInId === standInId)
  if (asked === undefined) return refuse('stand-in-gone')
  const isOwn = asked.side === side
  const state = accepts ? 'granted' : isOwn ? 'withdrawn' : 'declined'
  if (asked.state === state) return accept(unchanged(matchRoom))
  // A side cannot consent to its own request, nor revoke its consent.
  const isToAnswer = isOwn ? !accepts && isOpen(asked) : asked.state === 'asked'
  if (!isToAnswer) return refuse('stand-in-gone')
  if (match.status !== 'ready') return refuse('match-not-ready', { status: match.status })
  if (accepts) {
    const free = freePlayer(asked.inUid, incoming, isBusy, matchRoom.teamIds[asked.side])
    if (!free.ok) return free
  }
  const answered: StandIn = { ...asked, state }
  const standIns = matchRoom.standIns.map(each => (each === asked ? answered : each))
  return accept({ matchRoom: withStandIns(matchRoom, standIns), command: null })
}
