import type { Competition } from '../competition/competition.ts'
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
