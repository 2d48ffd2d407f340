import type { demonstration as ru } from '#locales/ru/demonstration.ts'
import type { Translation } from '#locales/translation.ts'

export const demonstration: Translation<typeof ru> = {
  label: 'Demonstration',
  nothingSent: 'This is a demonstration: try anything, nothing is sent outside.',
  copyUntil: 'This is a demonstration. Your copy of the competition stays until',
  chooseRole: 'Choose a role',
  otherRole: 'Another role',
  messages: 'Messages',
  messagesLead:
    'Everything that your competitions would have sent by mail, to Telegram, Discord and programs. Only you see it here.',
  latestOnly: 'At most the latest {{most}} messages are shown.',
  noMessages: 'Nothing has been sent yet',
  noMessagesText: 'Start or finish a match, and the messages appear here.',
  noCopy: 'You have no copy of a competition',
  noCopyText: 'A copy lasts a day. Choose a role to get one.',
  toCopy: 'To my copy',
  open: 'Open the page',
  copyGone: 'If this was your copy of the competition, its day is over. You can start again:',
  enterLead: 'Choose a role. Your account and a copy of a competition are ready at once, and go after a day.',
  enterAgain: 'Try another role. Organizers and captains get a new copy of a competition.',
  enter_organizer: 'I am an organizer',
  enter_captain: 'I am a captain',
  enter_spectator: 'I am a spectator',
  entering: 'Getting the competition ready. This takes a few seconds.',
  channel_push: 'Browser',
  channel_telegram: 'Telegram',
  channel_email: 'Mail',
  channel_telegramChannel: 'Telegram group',
  channel_discordChannel: 'Discord channel',
  channel_webhook: 'Webhook',
}
