/** The document `messages/{messageId}` below the document that the conversation belongs to. */
export interface ChatMessage {
  readonly authorUid: string
  readonly text: string
  /** Milliseconds since the epoch; later than that of any earlier message. */
  readonly sentAt: number
}

/**
 * The state of a conversation and of its readers: the document `private/conversation` of a match room or a team, and
 * part of a commentator's request. Times are milliseconds since the epoch.
 */
export interface Conversation {
  readonly lastMessage: { readonly uid: string; readonly at: number } | null
  /** The time of the latest message that each reader has seen, by uid. */
  readonly readAt: Readonly<Record<string, number>>
  /** The uids in `readAt`; account deletion finds conversations by them. */
  readonly readerUids: readonly string[]
}

/** A conversation without messages. */
export const newConversation: Conversation = { lastMessage: null, readAt: {}, readerUids: [] }

/** Appends a message. Its author counts as having read all earlier ones. */
export function withMessage<C extends Conversation>(
  conversation: C,
  { uid, text, now }: { readonly uid: string; readonly text: string; readonly now: number },
): { readonly conversation: C; readonly message: ChatMessage } {
  const { lastMessage } = conversation
  const at = Math.max(now, (lastMessage?.at ?? 0) + 1)
  return {
    message: { authorUid: uid, text, sentAt: at },
    conversation: withReader({ ...conversation, lastMessage: { uid, at } }, uid, at),
  }
}

/** Marks messages up to a time as read; the mark never moves back. */
export function withReading<C extends Conversation>(conversation: C, uid: string, upTo: number): C {
  const { lastMessage, readAt } = conversation
  const seen = Math.min(upTo, lastMessage?.at ?? 0)
  if (seen <= (readAt[uid] ?? 0)) return conversation
  return withReader(conversation, uid, seen)
}

function withReader<C extends Conversation>(conversation: C, uid: string, at: number): C {
  const { readAt, readerUids } = conversation
  return {
    ...conversation,
    readAt: { ...readAt, [uid]: at },
    readerUids: readerUids.includes(uid) ? readerUids : [...readerUids, uid],
  }
}

/** The conversation without a reader whose account has been deleted. Their messages are deleted separately. */
export function withoutReader<C extends Conversation>(conversation: C, uid: string): C {
  const { lastMessage, readAt, readerUids } = conversation
  return {
    ...conversation,
    lastMessage: lastMessage?.uid === uid ? null : lastMessage,
    readAt: Object.fromEntries(Object.entries(readAt).filter(([reader]) => reader !== uid)),
    readerUids: readerUids.filter(reader => reader !== uid),
  }
}

/** Whether there are messages that a reader has not seen. */
export function hasUnread(
  { lastMessage, readAt }: Pick<Conversation, 'lastMessage' | 'readAt'>,
  uid: string,
): boolean {
  return lastMessage !== null && lastMessage.uid !== uid && lastMessage.at > (readAt[uid] ?? 0)
}

/** Whether a reader had read everything and has not read the message that was added. */
export function startsMissing(before: Conversation, after: Conversation, uid: string): boolean {
  return !hasUnread(before, uid) && hasUnread(after, uid)
}
