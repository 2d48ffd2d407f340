import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { telegramBotName } from '../platform/params.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { newTelegramToken, telegramLinkId } from './telegramToken.ts'

const lifetimeMs = 10 * 60_000

/**
 * Returns a deep link to the bot: the chat in which it is opened is connected to the caller. It works once, within
 * ten minutes, and until the next one is requested.
 */
export const createTelegramLink = defineHandler('createTelegramLink', async ({ uid, now }) => {
  // This installation has no bot.
  const bot = telegramBotName.value()
  if (bot === '') {
    logs.telegramWithoutBot()
    return refuse('try-again')
  }
  const ensured = await ensureProfile(uid)
  if (!ensured.ok) return ensured

  const token = newTelegramToken()
  const expiresAt = now + lifetimeMs
  const links = documents.telegramLinks()
  return runTransaction(async transaction => {
    const earlier = await transaction.get(links.where('uid', '==', uid))
    for (const link of earlier.docs) if (link.data().announces === undefined) transaction.delete(link.ref)
    transaction.set(links.doc(telegramLinkId(token)), { uid, expiresAt, usedBy: null })
    return accept({
      url: `${providerAddresses().telegram.deepLink}/${bot}?start=${token}`,
      expiresAt,
    })
  })
})
