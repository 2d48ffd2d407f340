import type { CommentatorRequest } from './commentatorRequest.ts'

/**
 * The document `competitions/{id}/publicCommentators/{requestId}`: the public part of a confirmed request. It is
 * written together with the request, which contains a private contact.
 */
export type PublicCommentator = Pick<
  CommentatorRequest,
  'displayName' | 'photoURL' | 'broadcastLink' | 'languages' | 'matches'
> & { readonly uid: string; readonly confirmedAt: number }

/** Returns the public part of a request; null unless it is confirmed. */
export function publicCommentatorOf(request: CommentatorRequest): PublicCommentator | null {
  const { status, commentatorUid: uid, confirmedAt } = request
  if (status !== 'confirmed' || uid === null || confirmedAt === null) return null
  const { displayName, photoURL, broadcastLink, languages, matches } = request
  return { uid, displayName, photoURL, broadcastLink, languages, matches, confirmedAt }
}
