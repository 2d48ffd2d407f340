import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/** The matches of one bracket that the streams show, in order. In another bracket the queue counts as empty. */
export interface BroadcastQueue {
  readonly bracketId: string
  readonly matches: readonly QueuedMatch[]
  /** Incremented with every change of the queue. */
  readonly revision: number
}

export interface QueuedMatch {
  readonly matchId: string
  /** The stream that shows the match: 0 is the first one, up to `maxStreams`. */
  readonly stream: number
  /** Whether teams that run their match have to wait for the broadcast: their check-in does not open. */
  readonly locked: boolean
}

export const maxQueuedMatches = 64

/** Streams that show different matches at the same time. */
export const maxStreams = 4

/** Returns the matches queued in a bracket, including finished ones that no change has dropped yet. */
export function queuedMatches(
  queue: BroadcastQueue | null,
  bracketId: string | null,
): readonly QueuedMatch[] {
  return queue?.bracketId === bracketId ? queue.matches : []
}

interface QueueOfBracket {
  readonly bracketId: string | null
  readonly broadcastQueue: BroadcastQueue | null
}

/** Whether a match of the competition's bracket is locked in the queue. */
export function isLocked({ bracketId, broadcastQueue }: QueueOfBracket, matchId: string): boolean {
  return queuedMatches(broadcastQueue, bracketId).some(queued => queued.matchId === matchId && queued.locked)
}

/**
 * Replaces the queue. A duplicate is dropped, and so is a match that is over. Returns the same value if nothing
 * changes, so that a repeated call succeeds at any revision; otherwise an outdated revision is refused. Without any
 * queue, the revision is 0. A match that is not in `matches` is refused as `not-found`, with its id.
 */
export function setBroadcastQueue(
  queue: BroadcastQueue | null,
  wanted: BroadcastQueue,
  matches: ReadonlyMap<string, { readonly isOver: boolean }>,
): Outcome<BroadcastQueue | null, 'not-found' | 'changed-meanwhile'> {
  const accepted = new Map<string, QueuedMatch>()
  for (const queued of wanted.matches) {
    const { matchId } = queued
    const match = matches.get(matchId)
    if (match === undefined) return refuse('not-found', { document: 'match', matchId })
    if (!match.isOver && !accepted.has(matchId)) accepted.set(matchId, queued)
  }
  const { bracketId, revision } = wanted
  const list = [...accepted.values()]
  if (isSame(list, queuedMatches(queue, bracketId))) return accept(queue)
  const current = queue?.revision ?? 0
  if (revision !== current) return refuse('changed-meanwhile', { revision: current })
  return accept({ bracketId, matches: list, revision: revision + 1 })
}

function isSame(matches: readonly QueuedMatch[], others: readonly QueuedMatch[]): boolean {
  return (
    matches.length === others.length &&
    matches.every(({ matchId, stream, locked }, index) => {
      const other = others[index]
      return matchId === other?.matchId && stream === other.stream && locked === other.locked
    })
  )
}
