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
  /** Whether they do so in another match that is not over. */
  readonly isBusy: boolean
}

/**
 * The other side agrees to a stand-in or declines, or the side that asked does without one, before the match starts.
 * Refused with `stand-in-gone` if there is nothing to answer any more, with `match-not-ready`, and with what is in the
 * way of the player by now.
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
  // Who has asked does not agree, and who has agreed cannot decline any more.
  const isToAnswer = isOwn ? !accepts && isOpen(asked) : asked.state === 'asked'
  if (!isToAnswer) return refuse('stand-in-gone')
  if (match.status !== 'ready') return refuse('match-not-ready', { status: match.status })
  if (accepts) {
    const free = freePlayer(asked.inUid, incoming, isBusy)
    if (!free.ok) return free
  }
  const answered: StandIn = { ...asked, state }
  const standIns = matchRoom.standIns.map(each => (each === asked ? answered : each))
  return accept({ matchRoom: withStandIns(matchRoom, standIns), command: null })
}
