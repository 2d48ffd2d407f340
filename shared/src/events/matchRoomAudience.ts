import type { Side } from '../bracket/model/match.ts'
import type { MatchRoom } from '../matchRoom/matchRoom.ts'
import type { Audience } from '../notifications/outboxEvent.ts'

/** The audience of some sides of a match, including their stand-ins. */
export function matchRoomAudience(
  { teamIds, standIns }: Pick<MatchRoom, 'teamIds' | 'standIns'>,
  sides: readonly Side[],
): Audience {
  const granted = standIns.filter(({ side, state }) => state === 'granted' && sides.includes(side))
  return {
    of: 'teams',
    teamIds: sides.map(side => teamIds[side]),
    ...(sides.length === 1 && { matchTeamIds: teamIds }),
    ...(granted.length > 0 && {
      standIns: granted.map(({ side, inUid }) => ({ uid: inUid, teamId: teamIds[side] })),
    }),
  }
}
