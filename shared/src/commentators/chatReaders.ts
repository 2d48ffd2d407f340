import type { Competition } from '../competition/competition.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'

/**
 * Returns the people who are notified of messages in a chat: the commentator, the organizer who made the request (or
 * the owner, if that person is no longer an organizer), and the organizers who have opened the chat.
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
