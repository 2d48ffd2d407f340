import type { CommentatorRequest } from './commentatorRequest.ts'

/** Notes that organizers have been reminded, once; unchanged where somebody has responded, or it is too late for that. */
export function remindOfRequest(request: CommentatorRequest, at: number): CommentatorRequest {
  const isDue = request.status === 'awaiting' && request.remindedAt === null
  return isDue ? { ...request, remindedAt: at } : request
}
