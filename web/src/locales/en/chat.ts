import type { chat as ru } from '#locales/ru/chat.ts'
import type { Translation } from '#locales/translation.ts'

export const chat: Translation<typeof ru> = {
  'problem_too-long': 'Too long',
  'problem_deceptive-characters': 'Remove the invisible characters',
  'problem_not-acceptable': 'This will not work',
  chat: 'Chat',
  teamChatTitle: 'Team chat: {{team}}',
  teamChatHint: 'Your team and the organizers see it.',
  noTeamMessages: 'No messages yet. Agree on when you meet.',
  conversationOver: 'The tournament is over: nobody can write here any more.',
  authorOrganizer: '{{name}} · organizer',
  previousAuthor: 'Former participant',
  notifyTeam: 'Notify the whole team',
  olderMessages: 'Show earlier messages',
  newMessages: 'New messages',
  write: 'New message',
  message: 'Message',
  sendMessage: 'Send',
  charactersLeft_one: '{{count}} character left',
  charactersLeft_other: '{{count}} characters left',
}
