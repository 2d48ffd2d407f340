import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'

/**
 * Returns the term for a status. Offers end the other way round: organizers reject them, and commentators withdraw
 * them.
 */
export function requestWord({ status, origin }: Pick<CommentatorRequest, 'status' | 'origin'>) {
  if (origin === 'request') return status
  if (status === 'cancelled') return 'turnedDown'
  return status === 'declined' ? 'withdrawn' : status
}
