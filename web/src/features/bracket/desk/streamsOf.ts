import { maxStreams, queuedMatches } from '@upper-bracket/shared/live/broadcastQueue'
import type { CompetitionDocument } from '#documents/competition.ts'

/** Returns the streams of a competition: one for each link, and those for which matches are queued. */
export function streamsOf({ liveLinks, broadcastQueue, bracketId }: CompetitionDocument): readonly number[] {
  const queued = queuedMatches(broadcastQueue, bracketId).map(({ stream }) => stream + 1)
  const count = Math.min(maxStreams, Math.max(1, liveLinks.length, ...queued))
  return Array.from({ length: count }, (_, stream) => stream)
}
