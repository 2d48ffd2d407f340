import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onRequest } from 'firebase-functions/https'
import type { Update } from 'grammy/types'
import { BotError } from 'grammy/web'
import { capacity } from '../platform/capacity.ts'
import { isDemonstration } from '../platform/demonstration.ts'
import { isContention } from '../platform/firestore/firestoreErrors.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { logs } from '../platform/logs.ts'
import { isSetUp } from '../platform/optionalServices.ts'
import { boundSecrets, telegramBotToken, telegramWebhookSecret } from '../platform/params.ts'
import { refusesPause } from '../platform/refusesPause.ts'
import { ownOrigin } from '../sign-in/ownOrigin.ts'
import { isWebhookSecret } from './isWebhookSecret.ts'
import { telegramBot } from './telegramBot.ts'
import { telegramUpdateOf } from './telegramUpdate.ts'

/** The rate limit of one chat; nobody types faster for long. */
const consume = limiter({ burst: 30, refillMs: 2000 })

/**
 * Receives updates of the bot at `/api/telegram`. Updates that it does not understand are accepted and ignored, because
 * Telegram would deliver them again and again. It requests redelivery if the database is unreachable, and during a
 * pause, and ignores all of them in a demonstration.
 */
const webhook = onRequest(
  {
    region: functionsRegion,
    ...capacity.endpoint,
    secrets: boundSecrets(telegramBotToken, telegramWebhookSecret),
  },
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
    if (isDemonstration()) {
      response.status(200).end()
      return
    }
    if (await refusesPause(response)) return
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

/** Exists only with a bot. */
export const telegramWebhook = isSetUp('telegram', process.env) ? webhook : undefined

/**
 * Messages and pressed buttons over the limit are ignored, because any other status would make Telegram deliver them
 * again. Blocking the bot is never limited.
 */
function isWithinLimit({ message, channel_post: post, callback_query: pressed }: Update): boolean {
  const chat = message?.chat ?? post?.chat ?? pressed?.message?.chat
  return chat === undefined || consume(String(chat.id), Date.now()).ok
}
