import type { Competition } from '../competition/competition.ts'
import { hasUnread } from './chat.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'

/**
 * Who is told of messages in a chat: the commentator, the organizer who made the request (the owner, where that is
 * nobody any more), and the organizers who have been in the chat.
 */
export function chatReaders(
  { ownerUid, adminUids }: Pick<Competition, 'ownerUid' | 'adminUids'>,
  { commentatorUid, organizerUid, readAt }: CommentatorRequest,
): readonly string[] {
  const organizers = [ownerUid, ...adminUids]
  const concerned = organizers.filter(uid => uid === organizerUid || readAt[uid] !== undefined)
  return [
    ...(commentatorUid === null ? [] : [commentatorUid]),
    ...(concerned.length > 0 ? concerned : [ownerUid]),
  ]
}

/** Whether somebody has missed nothing so far, and misses the message that was added. */
export function startsMissing(before: CommentatorRequest, after: CommentatorRequest, uid: string): boolean {
  return !hasUnread(before, uid) && hasUnread(after, uid)
}
