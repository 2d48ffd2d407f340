import type { Competition } from '../../competition/competition.ts'
import { queuedMatches } from '../../live/broadcastQueue.ts'
import { isOver, type Match } from '../model/match.ts'
import { inDrawingOrder } from './inDrawingOrder.ts'

export type QueueOfCompetition = Pick<Competition, 'bracketId' | 'broadcastQueue'>

/** Returns the matches queued for a stream that are not over, in the order of the broadcast. */
export function openQueuedMatches(
  { bracketId, broadcastQueue }: QueueOfCompetition,
  matches: readonly Match[],
  stream = 0,
): readonly Match[] {
  const queued = queuedMatches(broadcastQueue, bracketId).filter(each => each.stream === stream)
  if (queued.length === 0) return []
  const open = new Map(matches.flatMap(match => (isOver(match) ? [] : [[match.id, match] as const])))
  return queued.flatMap(({ matchId }) => open.get(matchId) ?? [])
}

/**
 * Returns the match that a stream shows: the first one of its queue. If that is empty, the first stream shows the first
 * running match that no other stream shows. Null if there is none.
 */
export function matchOnAir(
  competition: QueueOfCompetition,
  matches: readonly Match[],
  stream = 0,
): Match | null {
  const queued = openQueuedMatches(competition, matches, stream)[0]
  if (queued !== undefined || stream > 0) return queued ?? null
  const { bracketId, broadcastQueue } = competition
  const elsewhere = new Set(queuedMatches(broadcastQueue, bracketId).map(({ matchId }) => matchId))
  const running = matches.filter(({ id, status }) => status === 'running' && !elsewhere.has(id))
  return running.toSorted(inDrawingOrder)[0] ?? null
}
