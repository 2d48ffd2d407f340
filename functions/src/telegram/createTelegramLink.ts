import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { logs } from '../platform/logs.ts'
import { telegramBotName } from '../platform/params.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { newTelegramToken, telegramLinkId } from './telegramToken.ts'

const lifetimeMs = 10 * 60_000

/**
 * Returns a deep link to the bot, which connects the chat in which it is opened to the caller. It works once, within
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
  return runOptimisticTransaction(async (reads, writes) => {
    const [earlier, accountDeletion, consumed] = await Promise.all([
      reads.get(find('telegramLinksOfUser', { uid })),
      reads.get(documents.accountDeletion(uid)),
      // Two concurrent calls both write the rate limit, so that one of them starts over and invalidates the link of the
      // other.
      persistentRateLimit(reads, { uid, address: null }, 'createTelegramLink', now),
    ])
    if (accountDeletion.exists) return refuse('unauthenticated')
    if (!consumed.ok) return consumed
    for (const link of earlier.docs) if (link.data().announces === undefined) writes.delete(link)
    writes.create({ ref: links.doc(telegramLinkId(token)) }, { uid, expiresAt, usedBy: null })
    writes.requireAbsent(accountDeletion)
    consumed.value.writeTo(writes)
    return accept({
      url: `${providerAddresses().telegram.deepLink}/${bot}?start=${token}`,
      expiresAt,
    })
  })
})
