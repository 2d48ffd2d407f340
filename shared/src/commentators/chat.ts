import { type ChatMessage, withMessage, withoutReader, withReading } from '../chat/conversation.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'

interface NewMessage {
  /** The uid of the author. */
  readonly uid: string
  readonly organizers: readonly string[]
  readonly text: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Appends a message to the chat, which is open while the request is confirmed. Writing marks the chat as read for the
 * author. Only `organizers` and the commentator can read it.
 */
export function sendChatMessage(
  request: CommentatorRequest,
  { uid, organizers, text, now }: NewMessage,
): Outcome<{ readonly conversation: CommentatorRequest; readonly message: ChatMessage }, 'chat-not-open'> {
  const { status, commentatorUid } = request
  if (status !== 'confirmed') return refuse('chat-not-open', { status })
  const { message, conversation } = withMessage(request, { uid, text, now })
  return accept({
    message,
    conversation: {
      ...conversation,
      unreadBy: [...organizers, ...(commentatorUid === null ? [] : [commentatorUid])].filter(
        each => each !== uid,
      ),
    },
  })
}

/** Records that a reader has seen all messages up to a time. The mark never moves back. */
export function markChatRead(request: CommentatorRequest, uid: string, upTo: number): CommentatorRequest {
  const after = withReading(request, uid, upTo)
  const { lastMessage, readAt, unreadBy } = after
  const isAtEnd = lastMessage !== null && readAt[uid] === lastMessage.at
  if (after === request || unreadBy === undefined || !isAtEnd) return after
  return { ...after, unreadBy: unreadBy.filter(each => each !== uid) }
}

/** Removes a person whose account has been deleted from the readers of the chat. */
export function withoutChatReader(request: CommentatorRequest, uid: string): CommentatorRequest {
  const { unreadBy } = request
  return {
    ...withoutReader(request, uid),
    ...(unreadBy && { unreadBy: unreadBy.filter(each => each !== uid) }),
  }
}
