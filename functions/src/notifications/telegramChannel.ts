import type { Attempt } from '@upper-bracket/shared/notifications/delivery'
import { Api, GrammyError } from 'grammy/web'
import { documents } from '../platform/firestore/documents.ts'
import { telegramBotToken } from '../platform/params.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import { disconnectChat } from '../telegram/disconnectChat.ts'
import type { MessageChannel } from './channel.ts'
import { buttonsFor } from './telegramButtons.ts'

const defaultTimeoutSeconds = 15

/**
 * Messages by the bot to the person's chat. The Bot API takes no idempotency key: if it has taken a message and its
 * response gets lost, or this process dies before that is recorded, the message is sent again.
 */
export function telegramChannel(timeoutSeconds: number = defaultTimeoutSeconds): MessageChannel {
  return {
    // Telegram takes about 30 messages a second.
    atOnce: 5,
    send: async message => {
      const { uid, text, url } = message
      const chatId = (await documents.account(uid).get()).data()?.telegramChatId ?? null
      if (chatId === null) return { result: 'dropped', reason: 'disconnected' }
      const buttons = buttonsFor(message)
      const apiRoot = providerAddresses().telegram.api
      const api = new Api(telegramBotToken.value(), { apiRoot, timeoutSeconds })
      try {
        await api.sendMessage(chatId, `${text.title}\n\n${text.body}\n\n${text.action}: ${url}`, {
          link_preview_options: { is_disabled: true },
          ...(buttons.length > 0 && { reply_markup: { inline_keyboard: [[...buttons]] } }),
        })
        return { result: 'sent' }
      } catch (error) {
        return failureOf(error, chatId)
      }
    },
  }
}

async function failureOf(error: unknown, chatId: number): Promise<Attempt> {
  // Nothing, an error page, garbage: the error itself can hold the token.
  if (!(error instanceof GrammyError)) return { result: 'retry', reason: 'no usable response' }
  const { error_code: code, description, parameters } = error
  const reason = `${code} ${description}`
  // The person has blocked the bot, or deleted the account.
  if (code === 403) await disconnectChat(chatId)
  if (code === 403 || code === 400) return { result: 'dead', reason }
  // Too fast; otherwise an outage, theirs or one of our settings.
  return { result: 'retry', reason, afterMs: (parameters.retry_after ?? 0) * 1000 }
}
