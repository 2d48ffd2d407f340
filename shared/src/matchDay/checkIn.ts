import type { Match, Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { MatchDay } from '../selfService/matchDay.ts'
import type { Attention, CheckIn, MatchRoom } from './matchRoom.ts'
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
  return { ...room, checkIn: null, attention: attentionBesideCheckIn(room) }
}

/** What waits for an organizer, apart from the check-in. */
export function attentionBesideCheckIn({ attention }: Pick<MatchRoom, 'attention'>): Attention | null {
  return attention === 'check-in' || attention === 'no-show' ? null : attention
}

/**
 * Whether an organizer checks a team in: nobody who may has an account. `displayName` is null once an account has been
 * deleted.
 */
export function organizerChecksIn(
  players: readonly Pick<Player, 'captain' | 'guest' | 'displayName'>[],
  { reportBy }: Pick<MatchDay, 'reportBy'>,
): boolean {
  return !players.some(
    ({ captain, guest, displayName }) => !guest && displayName !== null && (captain || reportBy === 'member'),
  )
}

interface Opening {
  readonly matchDay: MatchDay
  readonly organizerSides: readonly Side[]
  readonly now: number
}

/** Both teams are asked to check in. A match that is not ready, or whose check-in is open already, stays as it is. */
export function openCheckIn(
  room: MatchRoom,
  match: Match,
  { matchDay, organizerSides, now }: Opening,
): MatchRoom {
  if (match.status !== 'ready' || presentCheckIn(room, match) !== null) return room
  const deadline = now + matchDay.checkInMinutes * minuteMs
  const { revision } = match
  return withCheckIn(room, { revision, openedAt: now, deadline, at: [null, null], organizerSides })
}

/** The room with a check-in whose time begins. */
export function withCheckIn(room: MatchRoom, checkIn: CheckIn): MatchRoom {
  return { ...room, checkIn, attention: awaitsOrganizer(checkIn) ? 'check-in' : null }
}

/** Whether a side that an organizer checks in has not been checked in. */
function awaitsOrganizer({ at, organizerSides }: Pick<CheckIn, 'at' | 'organizerSides'>): boolean {
  return organizerSides.some(side => at[side] === null)
}

/**
 * What becomes of a side that is missing at the deadline. Nobody forfeits for want of an account, and what an organizer
 * has been asked to decide is theirs.
 */
export function noShowOf(
  { attention }: Pick<MatchRoom, 'attention'>,
  checkIn: Pick<CheckIn, 'at' | 'organizerSides'>,
  { noShow }: Pick<MatchDay, 'noShow'>,
): MatchDay['noShow'] {
  return attention === 'no-show' || awaitsOrganizer(checkIn) ? 'organizer' : noShow
}

/**
 * A side is there; the match starts once both are. After the deadline it is refused (`check-in-over`), unless an
 * organizer decides what becomes of a team that was late. A side that has checked in stays so.
 */
export function checkInSide(
  room: MatchRoom,
  match: Match,
  { side, matchDay, now }: { readonly side: Side; readonly matchDay: MatchDay; readonly now: number },
): Outcome<RoomChange, 'no-check-in' | 'check-in-over'> {
  const checkIn = presentCheckIn(room, match)
  if (checkIn === null) return refuse('no-check-in')
  if (checkIn.at[side] !== null) return accept(unchanged(room))
  if (now >= checkIn.deadline && noShowOf(room, checkIn, matchDay) === 'walkover') {
    return refuse('check-in-over')
  }
  const at: CheckIn['at'] = side === 0 ? [now, checkIn.at[1]] : [checkIn.at[0], now]
  const after: CheckIn = { ...checkIn, at }
  const isComplete = at.every(time => time !== null)
  const isSettled = isComplete || (room.attention === 'check-in' && !awaitsOrganizer(after))
  return accept({
    room: { ...room, checkIn: after, attention: isSettled ? null : room.attention },
    command: isComplete ? { name: 'startMatch' } : null,
  })
}

/** The sides that have not checked in. */
export function missingSides({ at }: Pick<CheckIn, 'at'>): readonly Side[] {
  return ([0, 1] as const).filter(side => at[side] === null)
}

/**
 * The time to check in is over: a side that is missing forfeits, or an organizer is asked. One that was put off is
 * dropped. Before the deadline, and for a check-in that is not the current one, nothing happens. `organizerSides`: as it
 * is by now.
 */
export function closeCheckIn(
  room: MatchRoom,
  match: Match,
  { revision, matchDay, organizerSides, now }: Opening & { readonly revision: number },
): RoomChange {
  const current = presentCheckIn(room, match)
  if (current === null) return unchanged(withoutPutOffCheckIn(room, match))
  if (current.revision !== revision || now < current.deadline) return unchanged(room)
  const checkIn: CheckIn = { ...current, organizerSides }
  if (noShowOf(room, checkIn, matchDay) === 'walkover') {
    return { room, command: { name: 'forfeitMatch', sides: missingSides(checkIn) } }
  }
  return room.attention === 'no-show'
    ? unchanged(room)
    : { room: { ...room, checkIn, attention: 'no-show' }, command: null }
}
