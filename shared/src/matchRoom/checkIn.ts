import type { Match, Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { SelfService } from '../selfService/selfService.ts'
import type { Attention, CheckIn, MatchRoom } from './matchRoom.ts'
import { type MatchRoomChange, unchanged } from './matchRoomChange.ts'

const minuteMs = 60_000

/** Returns the check-in if it refers to the current state of the match and has not been postponed since. */
export function currentCheckIn(
  { checkIn }: Pick<MatchRoom, 'checkIn'>,
  { status, revision, startsAt }: Pick<Match, 'status' | 'revision' | 'startsAt'>,
): CheckIn | null {
  if (status !== 'ready' || checkIn?.revision !== revision) return null
  return (startsAt ?? 0) <= checkIn.openedAt ? checkIn : null
}

/**
 * Drops a postponed check-in. If the match moves back to an earlier time, both teams are asked again and have the full
 * time.
 */
export function withoutPutOffCheckIn(matchRoom: MatchRoom, match: Match): MatchRoom {
  const isPutOff =
    match.status === 'ready' &&
    matchRoom.checkIn?.revision === match.revision &&
    currentCheckIn(matchRoom, match) === null
  if (!isPutOff) return matchRoom
  return { ...matchRoom, checkIn: null, attention: attentionWithoutCheckIn(matchRoom) }
}

/** Drops the check-in of a match that waits for another match of its teams, or for the broadcast. */
export function withoutOpenCheckIn(matchRoom: MatchRoom, match: Match): MatchRoom {
  if (currentCheckIn(matchRoom, match) === null) return matchRoom
  return { ...matchRoom, checkIn: null, attention: attentionWithoutCheckIn(matchRoom) }
}

/** Returns the match room's `attention`, unless it concerns the check-in. */
export function attentionWithoutCheckIn({ attention }: Pick<MatchRoom, 'attention'>): Attention | null {
  return attention === 'check-in' || attention === 'no-show' ? null : attention
}

/**
 * Whether an organizer checks a team in, because no member who may do so has an account. `displayName` is null once an
 * account has been deleted.
 */
export function organizerChecksIn(
  players: readonly Pick<Player, 'captain' | 'guest' | 'displayName'>[],
  { reportBy }: Pick<SelfService, 'reportBy'>,
): boolean {
  return !players.some(
    ({ captain, guest, displayName }) => !guest && displayName !== null && (captain || reportBy === 'member'),
  )
}

interface Opening {
  readonly selfService: SelfService
  readonly organizerSides: readonly Side[]
  readonly now: number
}

/**
 * Asks both teams to check in. The match room stays unchanged if the match is not ready or its check-in is already
 * open.
 */
export function openCheckIn(
  matchRoom: MatchRoom,
  match: Match,
  { selfService, organizerSides, now }: Opening,
): MatchRoom {
  if (match.status !== 'ready' || currentCheckIn(matchRoom, match) !== null) return matchRoom
  const deadline = now + selfService.checkInMinutes * minuteMs
  const { revision } = match
  return withCheckIn(matchRoom, { revision, openedAt: now, deadline, at: [null, null], organizerSides })
}

/** Returns the match room with a new check-in. */
export function withCheckIn(matchRoom: MatchRoom, checkIn: CheckIn): MatchRoom {
  return { ...matchRoom, checkIn, attention: awaitsOrganizer(checkIn) ? 'check-in' : null }
}

/** Whether a side that an organizer checks in is still missing. */
function awaitsOrganizer({ at, organizerSides }: Pick<CheckIn, 'at' | 'organizerSides'>): boolean {
  return organizerSides.some(side => at[side] === null)
}

/**
 * Returns what happens to a side that is missing at the deadline. A team without an account does not forfeit, and a
 * decision that awaits an organizer stays with the organizer.
 */
export function noShowOf(
  { attention }: Pick<MatchRoom, 'attention'>,
  checkIn: Pick<CheckIn, 'at' | 'organizerSides'>,
  { noShow }: Pick<SelfService, 'noShow'>,
): SelfService['noShow'] {
  return attention === 'no-show' || awaitsOrganizer(checkIn) ? 'organizer' : noShow
}

/**
 * Checks a side in; the match starts once both are present. After the deadline it is refused (`check-in-over`), unless
 * an organizer decides about the late team. Checking in again changes nothing.
 */
export function checkInSide(
  matchRoom: MatchRoom,
  match: Match,
  {
    side,
    selfService,
    now,
  }: { readonly side: Side; readonly selfService: SelfService; readonly now: number },
): Outcome<MatchRoomChange, 'no-check-in' | 'check-in-over'> {
  const checkIn = currentCheckIn(matchRoom, match)
  if (checkIn === null) return refuse('no-check-in')
  if (checkIn.at[side] !== null) return accept(unchanged(matchRoom))
  if (now >= checkIn.deadline && noShowOf(matchRoom, checkIn, selfService) === 'walkover') {
    return refuse('check-in-over')
  }
  const at: CheckIn['at'] = side === 0 ? [now, checkIn.at[1]] : [checkIn.at[0], now]
  const after: CheckIn = { ...checkIn, at }
  const isComplete = at.every(time => time !== null)
  const isSettled = isComplete || (matchRoom.attention === 'check-in' && !awaitsOrganizer(after))
  return accept({
    matchRoom: { ...matchRoom, checkIn: after, attention: isSettled ? null : matchRoom.attention },
    command: isComplete ? { name: 'startMatch' } : null,
  })
}

/** The sides that have not checked in. */
export function missingSides({ at }: Pick<CheckIn, 'at'>): readonly Side[] {
  return ([0, 1] as const).filter(side => at[side] === null)
}

/**
 * Closes a check-in at its deadline: a missing side forfeits, or an organizer has to decide. A postponed check-in is
 * dropped. Nothing happens before the deadline, and for a check-in that is not current. `organizerSides` is the current
 * value.
 */
export function closeCheckIn(
  matchRoom: MatchRoom,
  match: Match,
  { revision, selfService, organizerSides, now }: Opening & { readonly revision: number },
): MatchRoomChange {
  const current = currentCheckIn(matchRoom, match)
  if (current === null) return unchanged(withoutPutOffCheckIn(matchRoom, match))
  if (current.revision !== revision || now < current.deadline) return unchanged(matchRoom)
  const checkIn: CheckIn = { ...current, organizerSides }
  if (noShowOf(matchRoom, checkIn, selfService) === 'walkover') {
    return { matchRoom, command: { name: 'forfeitMatch', sides: missingSides(checkIn) } }
  }
  return matchRoom.attention === 'no-show'
    ? unchanged(matchRoom)
    : { matchRoom: { ...matchRoom, checkIn, attention: 'no-show' }, command: null }
}
