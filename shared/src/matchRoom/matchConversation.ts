import { type ChatMessage, type Conversation, withMessage } from '../chat/conversation.ts'
import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/**
 * The document `matchRooms/{matchRoomId}/private/conversation`: that of both teams and the organizers, for them alone. Its
 * messages are `matchRooms/{matchRoomId}/messages/{messageId}`.
 */
export type MatchConversation = Conversation

/** Before the first message. */
export const newConversation: MatchConversation = { lastMessage: null, readAt: {}, readerUids: [] }

/** A message at the end of a match's conversation, which is open until the competition has ended. */
export function sendMatchMessage(
  conversation: MatchConversation,
  { status }: Pick<Competition, 'status'>,
  message: { readonly uid: string; readonly text: string; readonly now: number },
): Outcome<{ readonly conversation: MatchConversation; readonly message: ChatMessage }, 'conversation-over'> {
  return status === 'finished' ? refuse('conversation-over') : accept(withMessage(conversation, message))
}

/**
 * Who is told of messages: both teams, and those organizers who have been in the conversation. All of them hear of
 * what waits for their decision, and no more of every match.
 */
export function conversationReaders(
  { ownerUid, adminUids }: Pick<Competition, 'ownerUid' | 'adminUids'>,
  members: readonly string[],
  { readAt }: MatchConversation,
): readonly string[] {
  const organizers = [ownerUid, ...adminUids].filter(uid => readAt[uid] !== undefined)
  return [...new Set([...members, ...organizers])]
}
