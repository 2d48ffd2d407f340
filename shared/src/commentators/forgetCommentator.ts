import { withoutChatReader } from './chat.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'
import { moveRequest } from './moveRequest.ts'

/**
 * Returns the request after the commentator's account has been deleted: declined unless it had ended, and without a
 * commentator.
 */
export function forgetCommentator(request: CommentatorRequest, now: number): CommentatorRequest {
  const { commentatorUid } = request
  const left = moveRequest(request, 'decline', now)
  return {
    ...withoutChatReader(left.ok ? left.value : request, commentatorUid ?? ''),
    contact: null,
    comment: request.origin === 'offer' ? '' : request.comment,
    commentatorUid: null,
    displayName: null,
    photoURL: null,
  }
}
