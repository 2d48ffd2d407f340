import type { GrammyError } from 'grammy/web'
import { telegramBotToken } from '../platform/params.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import type { AnnouncementChannel, Delivered } from './announcementChannel.ts'

const defaultTimeoutSeconds = 10
/** Telegram accepts twenty messages a minute in a group. */
const paceMs = 3100

/** Sends messages of the bot to a group or channel. */
export function telegramAnnouncements(timeoutSeconds: number = defaultTimeoutSeconds): AnnouncementChannel {
  return {
    paceMs,
    send: async ({ chatId }, text, messageId) => {
      if (chatId === null) return { result: 'broken', reason: 'removed' }
      // Loaded on demand, because most processes announce nothing.
      const { Api, GrammyError } = await import('grammy/web')
      const apiRoot = providerAddresses().telegram.api
      const api = new Api(telegramBotToken.value(), { apiRoot, timeoutSeconds })
      const options = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const
      try {
        if (messageId === null) {
          const { message_id } = await api.sendMessage(chatId, text, options)
          return { result: 'sent', messageId: String(message_id) }
        }
        await api.editMessageText(chatId, Number(messageId), text, options)
        return { result: 'sent', messageId }
      } catch (error) {
        return failureOf(error instanceof GrammyError ? error : null, messageId)
      }
    },
  }
}

function failureOf(error: GrammyError | null, messageId: string | null): Delivered {
  // No response, an error page, or garbage. The error itself can contain the token, so it is not logged.
  if (error === null) return { result: 'retry', reason: 'no usable response' }
  const { error_code: code, description, parameters } = error
  if (code === 429) return { result: 'too-fast', afterMs: (parameters.retry_after ?? 1) * 1000 }
  if (parameters.migrate_to_chat_id !== undefined) {
    return { result: 'moved', chatId: parameters.migrate_to_chat_id }
  }
  if (code === 403 || (code === 400 && /chat not found/i.test(description))) {
    return { result: 'broken', reason: 'removed' }
  }
  const reason = `${code} ${description}`
  if (code !== 400) return { result: 'retry', reason }
  if (/not enough rights|need administrator rights|CHAT_WRITE_FORBIDDEN/i.test(description)) {
    return { result: 'broken', reason: 'no-rights' }
  }
  // A previous edit succeeded, but its response was lost.
  if (messageId !== null && /not modified/i.test(description)) return { result: 'sent', messageId }
  if (messageId !== null && /message (to edit not found|can't be edited)/i.test(description)) {
    return { result: 'gone' }
  }
  return { result: 'refused', reason }
}
