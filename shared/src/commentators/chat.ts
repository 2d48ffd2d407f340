import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'

/** The document `competitions/{id}/commentators/{requestId}/messages/{messageId}`. */
export interface ChatMessage {
  readonly authorUid: string
  readonly text: string
  /** Milliseconds since the epoch; later than that of any earlier message. */
  readonly sentAt: number
}

interface NewMessage {
  /** Who writes it. */
  readonly uid: string
  readonly organizers: readonly string[]
  readonly text: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * A message at the end of the chat, which is open while the request is confirmed. Whoever writes has read what is
 * there; `organizers` and the commentator are those who can read it.
 */
export function sendChatMessage(
  request: CommentatorRequest,
  { uid, organizers, text, now }: NewMessage,
): Outcome<{ readonly request: CommentatorRequest; readonly message: ChatMessage }, 'chat-not-open'> {
  const { status, lastMessage, readAt, commentatorUid } = request
  if (status !== 'confirmed') return refuse('chat-not-open', { status })
  const at = Math.max(now, (lastMessage?.at ?? 0) + 1)
  return accept({
    message: { authorUid: uid, text, sentAt: at },
    request: {
      ...request,
      lastMessage: { uid, at },
      readAt: { ...readAt, [uid]: at },
      unreadBy: [...organizers, ...(commentatorUid === null ? [] : [commentatorUid])].filter(
        each => each !== uid,
      ),
    },
  })
}

/** Notes that somebody has seen all messages up to a time; never less than they had seen. */
export function markChatRead(request: CommentatorRequest, uid: string, upTo: number): CommentatorRequest {
  const { lastMessage, readAt, unreadBy } = request
  const latest = lastMessage?.at ?? 0
  const seen = Math.min(upTo, latest)
  if (seen <= (readAt[uid] ?? 0)) return request
  return {
    ...request,
    readAt: { ...readAt, [uid]: seen },
    ...(unreadBy && seen === latest && { unreadBy: unreadBy.filter(each => each !== uid) }),
  }
}

/** Whether there are messages that somebody has not seen. */
export function hasUnread(
  { lastMessage, readAt }: Pick<CommentatorRequest, 'lastMessage' | 'readAt'>,
  uid: string,
): boolean {
  return lastMessage !== null && lastMessage.uid !== uid && lastMessage.at > (readAt[uid] ?? 0)
}
