import { randomInt } from 'node:crypto'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import { followVeto } from '@upper-bracket/shared/matchDay/veto/followVeto'
import type { MatchDay } from '@upper-bracket/shared/selfService/matchDay'

/** What a change of a match means to its veto. Who begins is drawn by lot. */
export function followedVeto(
  room: MatchRoom,
  [before, after]: readonly [before: Match, after: Match],
  { matchDay, now }: { readonly matchDay: MatchDay; readonly now: number },
): MatchRoom {
  const first = randomInt(2) === 0 ? 0 : 1
  return followVeto(room, after, { was: before.status, settings: matchDay.veto, first, now })
}
