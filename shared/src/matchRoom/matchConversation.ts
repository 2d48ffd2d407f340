import { type ChatMessage, type Conversation, withMessage } from '../chat/conversation.ts'
import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/**
 * The document `matchRooms/{matchRoomId}/private/conversation`, readable by both teams and the organizers only. Its
 * messages are `matchRooms/{matchRoomId}/messages/{messageId}`.
 */
export type MatchConversation = Conversation

/** A conversation without messages. */
export const newConversation: MatchConversation = { lastMessage: null, readAt: {}, readerUids: [] }

/** Appends a message to a match's conversation, which is open until the competition has ended. */
export function sendMatchMessage(
  conversation: MatchConversation,
  { status }: Pick<Competition, 'status'>,
  message: { readonly uid: string; readonly text: string; readonly now: number },
): Outcome<{ readonly conversation: MatchConversation; readonly message: ChatMessage }, 'conversation-over'> {
  return status === 'finished' ? refuse('conversation-over') : accept(withMessage(conversation, message))
}

/**
 * Returns the people who are notified of messages: both teams, and the organizers who have written or read there. Other
 * organizers are notified only of matches that need a decision.
 */
export function conversationReaders(
  { ownerUid, adminUids }: Pick<Competition, 'ownerUid' | 'adminUids'>,
  members: readonly string[],
  { readAt }: MatchConversation,
): readonly string[] {
  const organizers = [ownerUid, ...adminUids].filter(uid => readAt[uid] !== undefined)
  return [...new Set([...members, ...organizers])]
}
