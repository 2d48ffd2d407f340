import type { CommentatorRequest } from './commentatorRequest.ts'

/**
 * Records that organizers have been reminded. Returns the request unchanged if the commentator has responded or a
 * reminder would be too late.
 */
export function remindOfRequest(request: CommentatorRequest, at: number): CommentatorRequest {
  const isDue = request.status === 'awaiting' && request.remindedAt === null
  return isDue ? { ...request, remindedAt: at } : request
}
