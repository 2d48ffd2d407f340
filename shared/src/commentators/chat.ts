import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'

/** The document `competitions/{id}/commentators/{requestId}/messages/{messageId}`. */
export interface ChatMessage {
  readonly authorUid: string
  readonly text: string
  /** Milliseconds since the epoch; later than that of any earlier message. */
  readonly sentAt: number
}

/**
 * A message at the end of the chat, which is open while the request is confirmed. Whoever writes has read what is
 * there.
 */
export function sendChatMessage(
  request: CommentatorRequest,
  { uid, text, now }: { readonly uid: string; readonly text: string; readonly now: number },
): Outcome<{ readonly request: CommentatorRequest; readonly message: ChatMessage }, 'chat-not-open'> {
  const { status, lastMessage, readAt } = request
  if (status !== 'confirmed') return refuse('chat-not-open', { status })
  const at = Math.max(now, (lastMessage?.at ?? 0) + 1)
  return accept({
    message: { authorUid: uid, text, sentAt: at },
    request: { ...request, lastMessage: { uid, at }, readAt: { ...readAt, [uid]: at } },
  })
}

/** Notes that somebody has seen all messages up to a time; never less than they had seen. */
export function markChatRead(request: CommentatorRequest, uid: string, upTo: number): CommentatorRequest {
  const { lastMessage, readAt } = request
  const seen = Math.min(upTo, lastMessage?.at ?? 0)
  return seen > (readAt[uid] ?? 0) ? { ...request, readAt: { ...readAt, [uid]: seen } } : request
}

/** Whether there are messages that somebody has not seen. */
export function hasUnread(
  { lastMessage, readAt }: Pick<CommentatorRequest, 'lastMessage' | 'readAt'>,
  uid: string,
): boolean {
  return lastMessage !== null && lastMessage.uid !== uid && lastMessage.at > (readAt[uid] ?? 0)
}
