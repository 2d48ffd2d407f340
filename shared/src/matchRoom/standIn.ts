import type { Replacement } from '../lineUp/matchLineUps.ts'
import type { Player } from '../player/player.ts'
import type { MatchRoom, StandIn } from './matchRoom.ts'

/** Those that are closed go first where there are more: a match room is one document. */
const maxQueued = 20

export function isOpen({ state }: StandIn): boolean {
  return state === 'asked' || state === 'granted'
}

/** The match room with other stand-ins; `standInUids` follows from them. */
export function withStandIns(matchRoom: MatchRoom, standIns: readonly StandIn[]): MatchRoom {
  const closed = standIns.filter(each => !isOpen(each))
  const dropped = new Set(closed.slice(0, Math.max(0, standIns.length - maxQueued)))
  const kept = standIns.filter(each => !dropped.has(each))
  const granted = kept.filter(({ state }) => state === 'granted')
  return { ...matchRoom, standIns: kept, standInUids: granted.map(({ inUid }) => inUid) }
}

/** The match room once its teams do not play each other any more, so that nobody stands in, or once `which` do not. */
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

/** Whether somebody can stand in: the account is there, and the player is in no team. */
export function isFree({ displayName, teamId }: Player): boolean {
  return displayName !== null && teamId === null
}

/** Everybody whose entry says which stand-ins of a match room hold. */
export function standInPeople({ standIns }: Pick<MatchRoom, 'standIns'>): readonly string[] {
  return [...new Set(standIns.filter(isOpen).flatMap(({ outUid, inUid }) => [outUid, inUid]))]
}
