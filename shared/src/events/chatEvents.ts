import { type ChatMessage, type Conversation, hasUnread } from '../chat/conversation.ts'
import { chatPath } from '../commentators/commentatorPaths.ts'
import type { DomainEvent } from './domainEvent.ts'
import type { MatchRoomIds } from './matchRoomEvents.ts'

interface ChattingTeam {
  readonly teamId: string
  readonly teamName: string
}

/** A conversation and its latest message. */
export interface Unread {
  readonly conversation: Conversation
  readonly message: ChatMessage
  /** The uids of the people who can be notified of messages. */
  readonly readers: readonly string[]
  /** The public name of the author. */
  readonly from: string
}

/** Notifies each reader with unread messages from a commentator's chat, once until they have read it. */
export function unreadChatEvents(
  competitionId: string,
  requestId: string,
  unread: Unread,
): readonly DomainEvent[] {
  const path = chatPath(competitionId, requestId)
  return unreadBy(unread).map(({ facts, ...event }) => ({
    ...event,
    kind: 'chatMessage',
    cause: [requestId, ...event.cause],
    facts: { path, ...facts },
  }))
}

/** Notifies each reader with unread messages from a match conversation, once until they have read it. */
export function unreadMatchMessageEvents(
  { bracketId, matchRoomId, matchId }: MatchRoomIds,
  unread: Unread,
): readonly DomainEvent[] {
  return unreadBy(unread).map(({ facts, ...event }) => ({
    ...event,
    kind: 'matchMessage',
    cause: [bracketId, matchRoomId, ...event.cause],
    facts: { bracketId, matchId, ...facts },
  }))
}

/** Notifies each reader with unread messages from a team's conversation, once until they have read it. */
export function unreadTeamMessageEvents(team: ChattingTeam, unread: Unread): readonly DomainEvent[] {
  return unreadBy(unread).map(({ facts, ...event }) => ({
    ...event,
    kind: 'teamMessage',
    cause: [team.teamId, ...event.cause],
    facts: { ...team, ...facts },
  }))
}

/** Notifies the members of a message that the captain sent to all of them. */
export function teamNoticeEvent(
  team: ChattingTeam,
  messageId: string,
  { message, readers, from }: Omit<Unread, 'conversation'>,
): DomainEvent {
  const uids = readers.filter(uid => uid !== message.authorUid)
  return {
    kind: 'teamMessage',
    cause: [team.teamId, 'notice', messageId],
    facts: { ...team, from, text: message.text },
    audience: { of: 'people', uids },
    personUid: message.authorUid,
  }
}

function unreadBy({ conversation, message, readers, from }: Unread) {
  return readers
    .filter(uid => hasUnread(conversation, uid))
    .map(uid => ({
      cause: [uid, conversation.readAt[uid] ?? 0],
      facts: { from, text: message.text },
      audience: { of: 'people', uids: [uid] } as const,
      personUid: message.authorUid,
    }))
}
