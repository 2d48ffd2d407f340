import { randomInt } from 'node:crypto'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { followVeto } from '@upper-bracket/shared/matchRoom/veto/followVeto'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'

/** Returns the veto after a change of its match. The side that begins is chosen at random. */
export function followedVeto(
  matchRoom: MatchRoom,
  [before, after]: readonly [before: Match, after: Match],
  { selfService, now }: { readonly selfService: SelfService; readonly now: number },
): MatchRoom {
  const first = randomInt(2) === 0 ? 0 : 1
  return followVeto(matchRoom, after, { was: before.status, settings: selfService.veto, first, now })
}
