import { type ChatMessage, type Conversation, withMessage } from '../chat/conversation.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Competition } from './competition.ts'

/** Appends a message to the conversation of a match or a team, which is open until the competition has ended. */
export function sendWhileOpen(
  conversation: Conversation,
  { status }: Pick<Competition, 'status'>,
  message: { readonly uid: string; readonly text: string; readonly now: number },
): Outcome<{ readonly conversation: Conversation; readonly message: ChatMessage }, 'conversation-over'> {
  return status === 'finished' ? refuse('conversation-over') : accept(withMessage(conversation, message))
}

/**
 * Returns the people who are notified of messages: the members, and the organizers who have written or read there. Other
 * organizers are notified only of what needs a decision.
 */
export function conversationReaders(
  { ownerUid, adminUids }: Pick<Competition, 'ownerUid' | 'adminUids'>,
  members: readonly string[],
  { readAt }: Conversation,
): readonly string[] {
  const organizers = [ownerUid, ...adminUids].filter(uid => readAt[uid] !== undefined)
  return [...new Set([...members, ...organizers])]
}
