import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { fingerprint } from '../random/fingerprint.ts'

/** The matches of one bracket that the streams show, in order. In another bracket the queue counts as empty. */
export interface BroadcastQueue {
  readonly bracketId: string
  readonly matches: readonly QueuedMatch[]
  /** Incremented with every change of the queue. */
  readonly revision: number
  /** The rule of each stream that refills its queue; null or absent if only people do. */
  readonly refill?: readonly (RefillRule | null)[]
  /** The matches that people removed from a refilled queue, and which no rule takes again. */
  readonly skipped?: readonly string[]
  /**
   * The revision that the last edit by a person replaced, and the fingerprint of the edit. By it a repeated edit is
   * recognized although a rule has added matches since. Absent without rules.
   */
  readonly lastEdit?: { readonly revision: number; readonly fingerprint: string }
  /** The matches that have left the queue since they ended, the latest ones last. */
  readonly aired?: readonly AiredMatch[]
}

type AiredMatch = Pick<QueuedMatch, 'matchId' | 'stream'>

export interface QueuedMatch {
  readonly matchId: string
  /** The stream that shows the match: 0 is the first one, up to `maxStreams`. */
  readonly stream: number
  /** Whether teams that run their match have to wait for the broadcast: their check-in does not open. */
  readonly locked: boolean
}

/** `any`: the match that comes next. `upper`, `lower`: the next one of that side of a double elimination. */
export const refillRules = ['any', 'upper', 'lower'] as const
export type RefillRule = (typeof refillRules)[number]

/** A queue as a person wants it. Without `refill` the rules stay. */
export interface WantedQueue extends Pick<BroadcastQueue, 'bracketId' | 'matches' | 'revision'> {
  readonly refill?: BroadcastQueue['refill'] | undefined
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

/** Returns the rules by which the queues of a bracket are refilled, by stream. */
export function refillRulesOf(
  queue: BroadcastQueue | null,
  bracketId: string | null,
): readonly (RefillRule | null)[] {
  return (queue?.bracketId === bracketId ? queue?.refill : undefined) ?? []
}

/** Whether rules refill the queue of the competition's bracket. */
export function isRefilled({ bracketId, broadcastQueue }: QueueOfBracket): boolean {
  return refillRulesOf(broadcastQueue, bracketId).some(rule => rule !== null)
}

/** Whether a match of the competition's bracket is locked in the queue. */
export function isLocked({ bracketId, broadcastQueue }: QueueOfBracket, matchId: string): boolean {
  return queuedMatches(broadcastQueue, bracketId).some(queued => queued.matchId === matchId && queued.locked)
}

/**
 * Replaces the queue. A duplicate is dropped, and so is a match that is over, except for one that was queued before and
 * stays on air (see `withoutEarlierEnded`). Rules do not take back what is removed until they change. Returns the same
 * value if nothing changes or the last edit is repeated; otherwise an outdated revision is refused. Without any queue,
 * the revision is 0; an empty one takes off the air what is shown without it. A match that is not in `matches` is
 * refused as `not-found`, with its id.
 */
export function setBroadcastQueue(
  queue: BroadcastQueue | null,
  wanted: WantedQueue,
  matches: ReadonlyMap<string, { readonly endedAt: number | null }>,
): Outcome<BroadcastQueue, 'not-found' | 'changed-meanwhile'> {
  const before = queuedMatches(queue, wanted.bracketId)
  const beforeIds = new Set(before.map(({ matchId }) => matchId))
  const accepted = new Map<string, QueuedMatch>()
  for (const queued of wanted.matches) {
    const { matchId } = queued
    const match = matches.get(matchId)
    if (match === undefined) return refuse('not-found', { document: 'match', matchId })
    const isShown = match.endedAt === null || beforeIds.has(matchId)
    if (isShown && !accepted.has(matchId)) accepted.set(matchId, queued)
  }
  const { bracketId, revision } = wanted
  const endedAt = (matchId: string) => matches.get(matchId)?.endedAt ?? null
  const list = withoutEarlierEnded([...accepted.values()], endedAt)
  const rules = refillRulesOf(queue, bracketId)
  const refill = wanted.refill ?? rules
  const hasSameRules = isSameRules(refill, rules)
  if (queue?.bracketId === bracketId && isSame(list, before) && hasSameRules) return accept(queue)
  const lastEdit = { revision, fingerprint: fingerprintOf(wanted) }
  if (queue?.lastEdit?.revision === revision && queue.lastEdit.fingerprint === lastEdit.fingerprint) {
    return accept(queue)
  }
  const current = queue?.revision ?? 0
  if (revision !== current) return refuse('changed-meanwhile', { revision: current })
  const next = withAired({ bracketId, matches: list, revision: revision + 1 }, queue, endedAt)
  if (!refill.some(rule => rule !== null)) return accept(next)
  const left = hasSameRules ? [...(queue?.skipped ?? []), ...beforeIds] : []
  const skipped = [...new Set(left)].filter(id => !accepted.has(id) && endedAt(id) === null)
  return accept({ ...next, refill, skipped, lastEdit })
}

/**
 * Adds the matches that are over and no longer queued to those that have been on air, and keeps the latest of them.
 * `before` is the queue that is changed.
 */
export function withAired(
  next: BroadcastQueue,
  before: BroadcastQueue | null,
  endedAt: (matchId: string) => number | null,
): BroadcastQueue {
  const queued = new Set(next.matches.map(({ matchId }) => matchId))
  const left = queuedMatches(before, next.bracketId).flatMap(({ matchId, stream }): readonly AiredMatch[] =>
    queued.has(matchId) || endedAt(matchId) === null ? [] : [{ matchId, stream }],
  )
  const earlier = before?.bracketId === next.bracketId ? (before.aired ?? []) : []
  const aired = [...earlier, ...left].slice(-maxQueuedMatches)
  return aired.length === 0 ? next : { ...next, aired }
}

/** Returns the stream that shows a match of a bracket or has shown it; null if that is not known. */
export function streamOfMatch({ bracketId, broadcastQueue }: QueueOfBracket, matchId: string): number | null {
  if (broadcastQueue === null || broadcastQueue.bracketId !== bracketId) return null
  const rows = [...broadcastQueue.matches, ...(broadcastQueue.aired ?? [])]
  return rows.find(row => row.matchId === matchId)?.stream ?? null
}

/**
 * Drops the matches that are over, except for the one of each stream that ended last: it stays on air until the next
 * one starts or people go on. A match that ended behind an open one has not been on air. `endedAt` returns when a match
 * ended, and null if it is not over.
 */
export function withoutEarlierEnded(
  rows: readonly QueuedMatch[],
  endedAt: (matchId: string) => number | null,
): readonly QueuedMatch[] {
  const last = new Map<number, { readonly matchId: string; readonly at: number }>()
  const open = new Set<number>()
  for (const { matchId, stream } of rows) {
    const at = endedAt(matchId)
    if (at === null) open.add(stream)
    else if (!open.has(stream) && at >= (last.get(stream)?.at ?? at)) last.set(stream, { matchId, at })
  }
  return rows.filter(
    ({ matchId, stream }) => endedAt(matchId) === null || last.get(stream)?.matchId === matchId,
  )
}

function fingerprintOf({ bracketId, matches, refill }: WantedQueue): string {
  const rows = matches.map(({ matchId, stream, locked }) => [matchId, stream, locked])
  return fingerprint(JSON.stringify([bracketId, rows, refill ?? null]))
}

function isSameRules(rules: readonly (RefillRule | null)[], others: readonly (RefillRule | null)[]): boolean {
  return Array.from(
    { length: maxStreams },
    (_, stream) => (rules[stream] ?? null) === (others[stream] ?? null),
  ).every(Boolean)
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
