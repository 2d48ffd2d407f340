import { type BroadcastQueue, queuedMatches, refillRulesOf } from './broadcastQueue.ts'
import type { LiveLink } from './liveLinks.ts'

interface Streams {
  readonly bracketId: string | null
  readonly liveLinks: readonly LiveLink[]
  readonly broadcastQueue: BroadcastQueue | null
}

/**
 * Returns the streams of a competition, at least one: those that have a link, queued matches or a refill rule, and
 * those before them. Each is the title of its first link that has one; null without any.
 */
export function streamsOf({ bracketId, liveLinks, broadcastQueue }: Streams): readonly (string | null)[] {
  const shown = [...liveLinks, ...queuedMatches(broadcastQueue, bracketId)].map(({ stream }) => stream)
  const refilled = refillRulesOf(broadcastQueue, bracketId).findLastIndex(rule => rule !== null)
  return Array.from({ length: 1 + Math.max(0, refilled, ...shown) }, (_, stream) => {
    const named = liveLinks.find(link => link.stream === stream && link.title !== '')
    return named?.title ?? null
  })
}

/** Returns the letter that names a stream without a title: A, B, C or D. */
export function letterOf(stream: number): string {
  return String.fromCharCode(65 + stream)
}

/** Whether a stream has no link by which it is chosen. The first is shown without one. */
export function hasUnlinkedStream(competition: Streams): boolean {
  return streamsOf(competition).some(
    (_, each) => each > 0 && !competition.liveLinks.some(link => link.stream === each),
  )
}
