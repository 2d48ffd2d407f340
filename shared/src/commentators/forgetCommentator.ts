import type { CommentatorRequest } from './commentatorRequest.ts'
import { moveRequest } from './moveRequest.ts'

/** The request after the commentator's account has been deleted: declined, unless it had ended, and nobody's. */
export function forgetCommentator(request: CommentatorRequest, now: number): CommentatorRequest {
  const { lastMessage, commentatorUid } = request
  const left = moveRequest(request, 'decline', now)
  const unreadBy = request.unreadBy?.filter(uid => uid !== commentatorUid)
  const readAt = Object.entries(request.readAt).filter(([uid]) => uid !== commentatorUid)
  return {
    ...(left.ok ? left.value : request),
    contact: null,
    comment: request.origin === 'offer' ? '' : request.comment,
    commentatorUid: null,
    displayName: null,
    photoURL: null,
    lastMessage: lastMessage?.uid === commentatorUid ? null : lastMessage,
    readAt: Object.fromEntries(readAt),
    ...(unreadBy && { unreadBy }),
  }
}
