import type { Attempt } from '@upper-bracket/shared/notifications/delivery'
import type { GrammyError } from 'grammy/web'
import { documents } from '../platform/firestore/documents.ts'
import { telegramBotToken } from '../platform/params.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import { disconnectChat } from '../telegram/disconnectChat.ts'
import type { MessageChannel } from './channel.ts'
import { buttonsFor } from './telegramButtons.ts'

const defaultTimeoutSeconds = 15

/**
 * Sends messages of the bot to the person's chat. The Bot API has no idempotency key: if Telegram has accepted a
 * message and its response is lost, or this process dies before recording it, the message is sent again.
 */
export function telegramChannel(timeoutSeconds: number = defaultTimeoutSeconds): MessageChannel {
  return {
    // Telegram accepts about 30 messages a second.
    atOnce: 5,
    send: async message => {
      const { uid, text, url } = message
      const chatId = (await documents.account(uid).get()).data()?.telegramChatId ?? null
      if (chatId === null) return { result: 'dropped', reason: 'disconnected' }
      const buttons = buttonsFor(message)
      // Loaded on demand, because most processes send nothing to Telegram.
      const { Api, GrammyError } = await import('grammy/web')
      const apiRoot = providerAddresses().telegram.api
      const api = new Api(telegramBotToken.value(), { apiRoot, timeoutSeconds })
      try {
        await api.sendMessage(chatId, `${text.title}\n\n${text.body}\n\n${text.action}: ${url}`, {
          link_preview_options: { is_disabled: true },
          ...(buttons.length > 0 && { reply_markup: { inline_keyboard: [[...buttons]] } }),
        })
        return { result: 'sent' }
      } catch (error) {
        return failureOf(error instanceof GrammyError ? error : null, chatId)
      }
    },
  }
}

async function failureOf(error: GrammyError | null, chatId: number): Promise<Attempt> {
  // No response, an error page, or garbage. The error itself can contain the token, so it is not logged.
  if (error === null) return { result: 'retry', reason: 'no usable response' }
  const { error_code: code, description, parameters } = error
  const reason = `${code} ${description}`
  // The person has blocked the bot, or deleted the account.
  if (code === 403) await disconnectChat(chatId)
  if (code === 403 || code === 400) return { result: 'dead', reason }
  // Too many requests; otherwise an outage of Telegram, or a wrong setting of ours.
  return { result: 'retry', reason, afterMs: (parameters.retry_after ?? 0) * 1000 }
}
