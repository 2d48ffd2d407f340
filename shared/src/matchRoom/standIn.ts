import type { Replacement } from '../lineUp/matchLineUps.ts'
import type { Player } from '../player/player.ts'
import type { MatchRoom, StandIn } from './matchRoom.ts'

/** Closed stand-ins are dropped first if there are more, because a match room is one document. */
const maxStandIns = 20

export function isOpen({ state }: StandIn): boolean {
  return state === 'asked' || state === 'granted'
}

/** Returns the match room with other stand-ins and the resulting `standInUids`. */
export function withStandIns(matchRoom: MatchRoom, standIns: readonly StandIn[]): MatchRoom {
  const closed = standIns.filter(each => !isOpen(each))
  const dropped = new Set(closed.slice(0, Math.max(0, standIns.length - maxStandIns)))
  const kept = standIns.filter(each => !dropped.has(each))
  const granted = kept.filter(({ state }) => state === 'granted')
  return { ...matchRoom, standIns: kept, standInUids: granted.map(({ inUid }) => inUid) }
}

/** Withdraws the stand-ins of a match whose teams no longer play each other, or only `which`. */
export function withoutStandIns(
  matchRoom: MatchRoom,
  which: (standIn: StandIn) => boolean = () => true,
): MatchRoom {
  return withStandIns(
    matchRoom,
    matchRoom.standIns.map(each => (isOpen(each) && which(each) ? { ...each, state: 'withdrawn' } : each)),
  )
}

/**
 * Returns the stand-ins that are valid for the current player entries: the replaced player is still in the team, and
 * the stand-in still participates and is in no team.
 */
export function replacementsIn(
  { standIns, teamIds }: Pick<MatchRoom, 'standIns' | 'teamIds'>,
  players: ReadonlyMap<string, Player>,
): readonly Replacement[] {
  return standIns.flatMap(({ state, side, outUid, inUid }) => {
    const incoming = players.get(inUid)
    const isMember = players.get(outUid)?.teamId === teamIds[side]
    if (state !== 'granted' || !isMember || incoming === undefined || !isFree(incoming)) return []
    return [{ outUid, incoming }]
  })
}

/** Whether a player can stand in: the account exists, and the player is in no team. */
export function isFree({ displayName, teamId }: Player): boolean {
  return displayName !== null && teamId === null
}

/** Returns the people whose entries determine which stand-ins of a match room are valid. */
export function standInPeople({ standIns }: Pick<MatchRoom, 'standIns'>): readonly string[] {
  return [...new Set(standIns.filter(isOpen).flatMap(({ outUid, inUid }) => [outUid, inUid]))]
}
