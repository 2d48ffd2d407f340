import type { MatchRoom } from '../../matchRoom/matchRoom.ts'
import { ready } from '../../matchRoom/testing/readyMatch.ts'
import { matchRoomEffects } from '../matchRoomEffects.ts'

/** Derives the effects of a change in the match room of the semifinal. */
export function effectsBetween(before: MatchRoom, after: MatchRoom) {
  const address = { competitionId: 'cup', bracketId: 'bracket' }
  return matchRoomEffects({ address, match: ready, before, after, now: 0 })
}

/** Returns the kinds of the notifications among these effects. */
export function kindsBetween(before: MatchRoom, after: MatchRoom) {
  return effectsBetween(before, after).events.map(({ kind }) => kind)
}
