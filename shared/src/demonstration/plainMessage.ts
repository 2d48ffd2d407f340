import type { HeldMessage } from './heldMessage.ts'

/** Returns the text of a message as people read it, without the markup of its channel. */
export function plainMessage({ channel, text }: Pick<HeldMessage, 'channel' | 'text'>): string {
  switch (channel) {
    case 'telegramChannel':
      return text
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
    case 'discordChannel':
      return text.replaceAll(/\[([^\]]*)\]\(<?[^)]*\)/g, '$1').replaceAll(/\*\*|~~|\\/g, '')
    default:
      return text
  }
}
