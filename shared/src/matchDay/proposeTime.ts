import type { Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { MatchDay } from '../selfService/matchDay.ts'
import { dueTime } from './dueTime.ts'
import type { MatchRoom, TimeProposal } from './matchRoom.ts'
import { type RoomChange, unchanged } from './roomChange.ts'
import { agreeOnTime, movableWithin, openProposal, type PlannedMatch } from './timeProposal.ts'

interface NewProposal {
  readonly proposalId: string
  readonly side: Side
  /** Milliseconds since the epoch. */
  readonly startsAt: number
  readonly matchDay: Pick<MatchDay, 'moveMinutes'>
  readonly now: number
}

/**
 * One side asks the other one to play at another time, in place of whatever was proposed before. Both asking for the
 * same time have agreed on it.
 *
 * Refused with `match-not-ready`, `time-fixed` where the organizers do not allow it, `time-too-far` (with the earliest
 * and the latest time), `date-in-past`, and `time-unchanged` if that is when it is played anyway.
 */
export function proposeTime(
  room: MatchRoom,
  planned: PlannedMatch,
  { proposalId, side, startsAt, matchDay, now }: NewProposal,
): Outcome<
  RoomChange,
  'match-not-ready' | 'time-fixed' | 'time-too-far' | 'date-in-past' | 'time-unchanged'
> {
  const { match, competition } = planned
  if (room.proposal?.proposalId === proposalId) return accept(unchanged(room))
  if (match.status !== 'ready') return refuse('match-not-ready', { status: match.status })
  const within = movableWithin(planned, matchDay)
  if (within === null) return refuse('time-fixed')
  if (startsAt < now) return refuse('date-in-past')
  if (startsAt < within.earliest || startsAt > within.latest) return refuse('time-too-far', within)
  const before = dueTime(match, competition)
  if (startsAt === before) return refuse('time-unchanged')

  const open = openProposal(room, planned)
  if (open?.startsAt === startsAt) {
    return accept(open.by === side ? unchanged(room) : agreeOnTime(room, open, { side, now }))
  }
  const proposal: TimeProposal = {
    ...{ proposalId, revision: match.revision, by: side, at: now, startsAt, before },
    answer: null,
  }
  return accept({ room: { ...room, proposal }, command: null })
}
