import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'

interface Opening {
  readonly uid: string
  readonly displayName: string
  readonly photoURL: string | null
  readonly isOrganizer: boolean
}

/**
 * Binds a request to the first person who opens its private link; nobody else can open it afterwards. Organizers can
 * open it without being bound. The caller has checked the secret.
 */
export function openCommentatorLink(
  request: CommentatorRequest,
  { uid, displayName, photoURL, isOrganizer }: Opening,
): Outcome<CommentatorRequest, 'link-taken' | 'link-for-commentator' | 'request-not-awaiting'> {
  const { commentatorUid, status } = request
  if (commentatorUid === uid) return accept(request)
  if (commentatorUid !== null) return refuse('link-taken')
  if (isOrganizer) return refuse('link-for-commentator')
  if (status !== 'awaiting') return refuse('request-not-awaiting', { status })
  return accept({ ...request, commentatorUid: uid, displayName, photoURL })
}
