import type { Match, Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { MatchDay } from './matchDay.ts'
import type { CheckIn, MatchRoom } from './matchRoom.ts'
import { type RoomChange, unchanged } from './roomChange.ts'

const minuteMs = 60_000

/** The room's check-in, if it is about the match as it is now, and not put off since. */
export function presentCheckIn(
  { checkIn }: Pick<MatchRoom, 'checkIn'>,
  { status, revision, startsAt }: Pick<Match, 'status' | 'revision' | 'startsAt'>,
): CheckIn | null {
  if (status !== 'ready' || checkIn?.revision !== revision) return null
  return (startsAt ?? 0) <= checkIn.openedAt ? checkIn : null
}

/**
 * The room without a check-in that was put off: where the match is due earlier again, both teams are asked once more and
 * have the whole time.
 */
export function withoutPutOffCheckIn(room: MatchRoom, match: Match): MatchRoom {
  const isPutOff =
    match.status === 'ready' &&
    room.checkIn?.revision === match.revision &&
    presentCheckIn(room, match) === null
  if (!isPutOff) return room
  return { ...room, checkIn: null, attention: room.attention === 'no-show' ? null : room.attention }
}

/** Both teams are asked to check in. A match that is not ready, or whose check-in is open already, stays as it is. */
export function openCheckIn(
  room: MatchRoom,
  match: Match,
  { matchDay, now }: { readonly matchDay: MatchDay; readonly now: number },
): MatchRoom {
  if (match.status !== 'ready' || presentCheckIn(room, match) !== null) return room
  const deadline = now + matchDay.checkInMinutes * minuteMs
  const checkIn = { revision: match.revision, openedAt: now, deadline, at: [null, null] } as const
  return { ...room, checkIn, attention: null }
}

/**
 * A side is there; the match starts once both are. After the deadline it is refused (`check-in-over`), unless an
 * organizer has yet to decide what becomes of a team that was late. A side that has checked in stays so.
 */
export function checkInSide(
  room: MatchRoom,
  match: Match,
  { side, matchDay, now }: { readonly side: Side; readonly matchDay: MatchDay; readonly now: number },
): Outcome<RoomChange, 'no-check-in' | 'check-in-over'> {
  const checkIn = presentCheckIn(room, match)
  if (checkIn === null) return refuse('no-check-in')
  if (checkIn.at[side] !== null) return accept(unchanged(room))
  if (now >= checkIn.deadline && matchDay.noShow === 'walkover') return refuse('check-in-over')
  const at: CheckIn['at'] = side === 0 ? [now, checkIn.at[1]] : [checkIn.at[0], now]
  const isComplete = at.every(time => time !== null)
  return accept({
    room: { ...room, checkIn: { ...checkIn, at }, attention: isComplete ? null : room.attention },
    command: isComplete ? { name: 'startMatch' } : null,
  })
}

/** The sides that have not checked in. */
export function missingSides({ at }: Pick<CheckIn, 'at'>): readonly Side[] {
  return ([0, 1] as const).filter(side => at[side] === null)
}

/**
 * The time to check in is over: whoever is missing forfeits, or an organizer is asked. One that was put off is dropped.
 * Before the deadline, and for a check-in that is not the present one, nothing happens.
 */
export function closeCheckIn(
  room: MatchRoom,
  match: Match,
  {
    revision,
    matchDay,
    now,
  }: { readonly revision: number; readonly matchDay: MatchDay; readonly now: number },
): RoomChange {
  const checkIn = presentCheckIn(room, match)
  if (checkIn === null) return unchanged(withoutPutOffCheckIn(room, match))
  if (checkIn.revision !== revision || now < checkIn.deadline) return unchanged(room)
  if (matchDay.noShow === 'walkover') {
    return { room, command: { name: 'forfeitMatch', sides: missingSides(checkIn) } }
  }
  return room.attention === 'no-show'
    ? unchanged(room)
    : { room: { ...room, attention: 'no-show' }, command: null }
}
