import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'

/** What a status is called: an offer ends the other way round, organizers turn it down, the commentator withdraws it. */
export function requestWord({ status, origin }: Pick<CommentatorRequest, 'status' | 'origin'>) {
  if (origin === 'request') return status
  if (status === 'cancelled') return 'turnedDown'
  return status === 'declined' ? 'withdrawn' : status
}
