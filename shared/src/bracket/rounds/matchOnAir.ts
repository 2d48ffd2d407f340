import type { Competition } from '../../competition/competition.ts'
import type { Match } from '../model/match.ts'
import { inDrawingOrder } from './inDrawingOrder.ts'

/**
 * The match that the broadcast shows: the one that an organizer has chosen in this bracket, otherwise the first running
 * one; null if there is none.
 */
export function matchOnAir(
  { bracketId, shownMatch }: Pick<Competition, 'bracketId' | 'shownMatch'>,
  matches: readonly Match[],
): Match | null {
  const chosen =
    shownMatch !== null && shownMatch.bracketId === bracketId
      ? matches.find(({ id }) => id === shownMatch.matchId)
      : undefined
  const running = matches.filter(({ status }) => status === 'running')
  return chosen ?? running.toSorted(inDrawingOrder)[0] ?? null
}
