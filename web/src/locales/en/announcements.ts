import type { announcements as ru } from '#locales/ru/announcements.ts'
import type { Translation } from '#locales/translation.ts'

export const announcements: Translation<typeof ru> = {
  heading: 'Announcements',
  headingText:
    'What happens in the tournament is posted in your group or channel. When a score is corrected, so is the message.',
  telegram: 'Telegram',
  discord: 'Discord',
  notConnected: 'Not connected',
  webhookName: '{{name}} (webhook …{{end}})',
  connected: 'Connected. A first message has been sent to the channel',
  kinds: 'What to post',
  kind_start: 'Start of the tournament and of a draft',
  kind_results: 'Match results',
  kind_next: 'Who plays next',
  kind_onAir: 'Match goes live on stream',
  kind_champion: 'Champion',
  language: 'Language of announcements',
  test: 'Send a test message',
  testSent: 'Test message sent. Check whether it has arrived',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect announcements?',
  disconnectText: 'Messages that were posted stay, but are no longer corrected.',
  disconnected: 'Announcements disconnected',
  failing: 'The service is not taking messages at the moment. They will be sent as soon as it does.',
  broken_telegram_removed:
    'The bot is no longer in this chat. Add it again with a new code: what did not arrive in the last 24 hours will be posted.',
  'broken_telegram_no-rights': 'The bot may not write in this chat. Let it, and connect the chat again.',
  broken_telegram_gone: 'This chat no longer exists. Connect another one.',
  broken_discord_gone:
    'This webhook no longer exists. Create a new one and paste its URL: what did not arrive in the last 24 hours will be posted.',
  'broken_discord_no-rights':
    'The webhook may not write in this channel. Create a new one and paste its URL.',
  broken_discord_removed: 'This webhook no longer exists. Create a new one and paste its URL.',
  connectDiscord: 'Connect channel',
  webhook: 'Webhook URL',
  webhookHint:
    'In Discord: channel settings → Integrations → Webhooks → Copy URL. It is a secret: it is not shown again once connected.',
  connectTelegram: 'Connect a group or channel',
  telegramHint: 'You get a code that connects a group or channel with the tournament.',
  addToGroup: 'Add the bot to a group by this link',
  orWrite: 'or add it yourself, to a group or as an administrator of a channel, and send there:',
  copyCommand: 'Copy the command',
  commandCopied: 'Command copied',
  commandNotCopied: 'It could not be copied. Select the command and copy it yourself',
  codeLasts: 'The code works once, within 10 minutes.',
  codeExpired: 'The code has expired.',
  newCode: 'New code',
}
