import type { QueuedMatch } from '../live/broadcastQueue.ts'
import type { LiveLink } from '../live/liveLinks.ts'
import type { PublicCommentator } from './publicCommentator.ts'

interface Broadcast {
  readonly bracketId: string | null
  readonly liveLinks: readonly LiveLink[]
}

/**
 * Returns the commentators of a queued match: those who are booked for it or, if nobody is, those of the whole
 * competition whose link does not show another stream.
 */
export function commentatorsOfMatch<C extends Pick<PublicCommentator, 'matches' | 'broadcastLink'>>(
  commentators: readonly C[],
  { bracketId, liveLinks }: Broadcast,
  { matchId, stream }: Pick<QueuedMatch, 'matchId' | 'stream'>,
): readonly C[] {
  const booked = commentators.filter(
    ({ matches }) => matches?.bracketId === bracketId && matches.matchIds.includes(matchId),
  )
  if (booked.length > 0) return booked
  return commentators.filter(
    ({ matches, broadcastLink }) =>
      matches === null && liveLinks.every(link => link.url !== broadcastLink || link.stream === stream),
  )
}
