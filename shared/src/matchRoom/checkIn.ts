import type { Match, Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { SelfService } from '../selfService/selfService.ts'
import type { Attention, CheckIn, MatchRoom } from './matchRoom.ts'
import { type MatchRoomChange, unchanged } from './matchRoomChange.ts'

const minuteMs = 60_000

/** The match room's check-in, if it is about the match as it is now, and not put off since. */
export function currentCheckIn(
  { checkIn }: Pick<MatchRoom, 'checkIn'>,
  { status, revision, startsAt }: Pick<Match, 'status' | 'revision' | 'startsAt'>,
): CheckIn | null {
  if (status !== 'ready' || checkIn?.revision !== revision) return null
  return (startsAt ?? 0) <= checkIn.openedAt ? checkIn : null
}

/**
 * The match room without a check-in that was put off: where the match is due earlier again, both teams are asked once more and
 * have the whole time.
 */
export function withoutPutOffCheckIn(matchRoom: MatchRoom, match: Match): MatchRoom {
  const isPutOff =
    match.status === 'ready' &&
    matchRoom.checkIn?.revision === match.revision &&
    currentCheckIn(matchRoom, match) === null
  if (!isPutOff) return matchRoom
  return { ...matchRoom, checkIn: null, attention: attentionWithoutCheckIn(matchRoom) }
}

/** What waits for an organizer, apart from the check-in. */
export function attentionWithoutCheckIn({ attention }: Pick<MatchRoom, 'attention'>): Attention | null {
  return attention === 'check-in' || attention === 'no-show' ? null : attention
}

/**
 * Whether an organizer checks a team in: nobody who may has an account. `displayName` is null once an account has been
 * deleted.
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

/** Both teams are asked to check in. A match that is not ready, or whose check-in is open already, stays as it is. */
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

/** The match room with a check-in whose time begins. */
export function withCheckIn(matchRoom: MatchRoom, checkIn: CheckIn): MatchRoom {
  return { ...matchRoom, checkIn, attention: awaitsOrganizer(checkIn) ? 'check-in' : null }
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
  { noShow }: Pick<SelfService, 'noShow'>,
): SelfService['noShow'] {
  return attention === 'no-show' || awaitsOrganizer(checkIn) ? 'organizer' : noShow
}

/**
 * A side is there; the match starts once both are. After the deadline it is refused (`check-in-over`), unless an
 * organizer decides what becomes of a team that was late. A side that has checked in stays so.
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
 * The time to check in is over: a side that is missing forfeits, or an organizer is asked. One that was put off is
 * dropped. Before the deadline, and for a check-in that is not the current one, nothing happens. `organizerSides`: as it
 * is by now.
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
