import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { DocumentReference } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { TelegramLink } from '../platform/firestore/models.ts'
import { logs } from '../platform/logs.ts'
import { telegramBotName } from '../platform/params.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import { newTelegramToken, telegramLinkId } from './telegramToken.ts'

const lifetimeMs = 10 * 60_000

/** A deep link to the bot that has not been stored yet. */
interface BotLink {
  readonly token: string
  readonly url: string
  readonly expiresAt: number
  readonly ref: DocumentReference<TelegramLink>
}

/**
 * Returns a deep link to the bot, valid for ten minutes, that opens a chat (`start`) or lets the user choose a group
 * (`startgroup`). Refuses with `try-again` if this installation has no bot.
 */
export function newBotLink(opens: 'start' | 'startgroup', now: number): Outcome<BotLink, 'try-again'> {
  const bot = telegramBotName.value()
  if (bot === '') {
    logs.telegramWithoutBot()
    return refuse('try-again')
  }
  const token = newTelegramToken()
  return accept({
    token,
    url: `${providerAddresses().telegram.deepLink}/${bot}?${opens}=${token}`,
    expiresAt: now + lifetimeMs,
    ref: documents.telegramLinks().doc(telegramLinkId(token)),
  })
}
