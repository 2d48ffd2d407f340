import type { Side } from '../bracket/model/match.ts'
import type { MatchRoom } from '../matchRoom/matchRoom.ts'
import type { Audience } from '../notifications/outboxEvent.ts'

/** Some sides of a match, and those who stand in for them. */
export function matchRoomAudience(
  { teamIds, standIns }: Pick<MatchRoom, 'teamIds' | 'standIns'>,
  sides: readonly Side[],
): Audience {
  const granted = standIns.filter(({ side, state }) => state === 'granted' && sides.includes(side))
  return {
    of: 'teams',
    teamIds: sides.map(side => teamIds[side]),
    ...(granted.length > 0 && {
      standIns: granted.map(({ side, inUid }) => ({ uid: inUid, teamId: teamIds[side] })),
    }),
  }
}
