import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'

/** Resets a request to the state before its link was opened; only the new link opens it. */
export function renewCommentatorLink(
  request: CommentatorRequest,
): Outcome<CommentatorRequest, 'request-not-awaiting'> {
  const { status } = request
  if (status !== 'awaiting') return refuse('request-not-awaiting', { status })
  return accept({ ...request, commentatorUid: null, displayName: null, photoURL: null })
}
