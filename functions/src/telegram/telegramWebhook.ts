import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onRequest } from 'firebase-functions/https'
import type { Update } from 'grammy/types'
import { BotError } from 'grammy/web'
import { isContention } from '../platform/firestore/firestoreErrors.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { logs } from '../platform/logs.ts'
import { telegramBotToken, telegramWebhookSecret } from '../platform/params.ts'
import { ownOrigin } from '../sign-in/ownOrigin.ts'
import { isWebhookSecret } from './isWebhookSecret.ts'
import { telegramBot } from './telegramBot.ts'
import { telegramUpdateOf } from './telegramUpdate.ts'

/** What one chat may write to the bot; nobody types faster for long. */
const spend = limiter({ burst: 30, refillMs: 2000 })

/**
 * Where Telegram brings what people write to the bot, `/api/telegram`. What it does not understand it takes and
 * forgets, since Telegram would bring it again and again; only where the database is out of reach it asks for that.
 */
export const telegramWebhook = onRequest(
  { region: functionsRegion, secrets: [telegramBotToken, telegramWebhookSecret] },
  async (request, response) => {
    response.set('cache-control', 'no-store')
    if (request.method !== 'POST') {
      response.status(405).set('allow', 'POST').end()
      return
    }
    if (!isWebhookSecret(request.get('x-telegram-bot-api-secret-token'), telegramWebhookSecret.value())) {
      response.status(401).end()
      return
    }
    const update = telegramUpdateOf(request.body)
    const origin = ownOrigin(request.get('x-forwarded-host') ?? request.get('host')) ?? ''
    try {
      if (update !== null && isWithinLimit(update)) {
        await telegramBot({ profile: `${origin}/profile` }).handleUpdate(update, {
          send: answer => {
            response.status(200).type('application/json').send(answer)
          },
        })
      }
      if (!response.headersSent) response.status(200).end()
    } catch (thrown) {
      const error = thrown instanceof BotError ? thrown.error : thrown
      logs.telegramFailed(error)
      response.status(isContention(error) ? 503 : 500).end()
    }
  },
)

/**
 * What is over the limit is forgotten: to any other answer Telegram would bring it again. That somebody has blocked
 * the bot is never too much.
 */
function isWithinLimit({ message }: Update): boolean {
  return message === undefined || spend(String(message.chat.id), Date.now()).ok
}
