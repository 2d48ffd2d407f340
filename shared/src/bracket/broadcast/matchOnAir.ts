import type { Competition } from '../../competition/competition.ts'
import { type QueuedMatch, queuedMatches, withoutEarlierEnded } from '../../live/broadcastQueue.ts'
import { hasPlayedGame } from '../model/advantage.ts'
import { isOver, type Match } from '../model/match.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'

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
 * Returns the match that a stream shows: the first one of its queue. One that has ended stays until the next one starts
 * or people take it off the queue. If the queue is empty, the first stream shows the first running match that no other
 * stream shows or, where nobody has made a queue, the one that ended last. Null if there is none.
 */
export function matchOnAir(
  competition: QueueOfCompetition,
  matches: readonly Match[],
  stream = 0,
): Match | null {
  const { bracketId, broadcastQueue } = competition
  const [next] = openQueuedMatches(competition, matches, stream)
  if (next?.status === 'running') return next
  const rows = queuedMatches(broadcastQueue, bracketId)
  const ids = new Map(matches.map(match => [match.id, match]))
  const endOf = (matchId: string) => endedAt(ids.get(matchId))
  const ended = withoutEarlierEnded(rows, endOf).find(
    row => row.stream === stream && ids.get(row.matchId)?.status === 'finished',
  )
  const shown = ids.get(ended?.matchId ?? '') ?? next
  if (shown !== undefined || stream > 0) return shown ?? null
  const elsewhere = new Set(rows.map(({ matchId }) => matchId))
  const running = matches.filter(({ id, status }) => status === 'running' && !elsewhere.has(id))
  return running.toSorted(inDrawingOrder)[0] ?? (hasQueue(competition) ? null : endedLast(matches))
}

const maxShownNext = 3

/** Returns what viewers are told of the queue of a stream: the first matches after the one on air. */
export function upNext(
  competition: QueueOfCompetition,
  matches: readonly Match[],
  { stream, onAir }: { readonly stream: number; readonly onAir: Match | null },
): readonly Match[] {
  const open = openQueuedMatches(competition, matches, stream)
  return open.filter(({ id }) => id !== onAir?.id).slice(0, maxShownNext)
}

/** Whether anybody has made a queue for the competition's bracket. It may be empty. */
export function hasQueue({ bracketId, broadcastQueue }: QueueOfCompetition): boolean {
  return bracketId !== null && broadcastQueue?.bracketId === bracketId
}

/** Returns the match that was played to its end last; null if there is none. */
function endedLast(matches: readonly Match[]): Match | null {
  const played = matches.filter(match => match.status === 'finished' && hasPlayedGame(match))
  const last = played.toSorted((one, other) => Number(endedAt(other)) - Number(endedAt(one)))[0]
  return last ?? null
}

/**
 * Takes a match off the air: returns the queue without it, and without what is over in its stream, which would be shown
 * otherwise. Doing so again changes nothing.
 */
export function withoutMatchOnAir(
  rows: readonly QueuedMatch[],
  matches: readonly Match[],
  { matchId, stream }: Pick<QueuedMatch, 'matchId' | 'stream'>,
): readonly QueuedMatch[] {
  const open = new Set(matches.flatMap(match => (isOver(match) ? [] : [match.id])))
  return rows.filter(row => row.stream !== stream || (row.matchId !== matchId && open.has(row.matchId)))
}

/**
 * Returns when a match ended, in milliseconds since the epoch; null if it is not over. What has just ended on this
 * device counts as the latest, and what nobody plays as the earliest.
 */
export function endedAt(match: Match | undefined): number | null {
  if (match === undefined || !isOver(match)) return null
  if (match.status === 'bye') return Number.NEGATIVE_INFINITY
  return match.since?.status === match.status ? match.since.at : Number.POSITIVE_INFINITY
}
