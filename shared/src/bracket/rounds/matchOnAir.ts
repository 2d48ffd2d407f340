import type { Competition } from '../../competition/competition.ts'
import { queuedMatches } from '../../live/broadcastQueue.ts'
import { isOver, type Match } from '../model/match.ts'
import { inDrawingOrder } from './inDrawingOrder.ts'

type Queue = Pick<Competition, 'bracketId' | 'broadcastQueue'>

/** Returns the queued matches that are not over, in the order of the broadcast. */
export function openQueuedMatches(
  { bracketId, broadcastQueue }: Queue,
  matches: readonly Match[],
): readonly Match[] {
  const queued = queuedMatches(broadcastQueue, bracketId)
  if (queued.length === 0) return []
  const open = new Map(matches.flatMap(match => (isOver(match) ? [] : [[match.id, match] as const])))
  return queued.flatMap(({ matchId }) => open.get(matchId) ?? [])
}

/**
 * Returns the match that the broadcast shows: the first one of the queue, or, if the queue is empty, the first running
 * one; null if there is none.
 */
export function matchOnAir(competition: Queue, matches: readonly Match[]): Match | null {
  const running = matches.filter(({ status }) => status === 'running')
  return openQueuedMatches(competition, matches)[0] ?? running.toSorted(inDrawingOrder)[0] ?? null
}
