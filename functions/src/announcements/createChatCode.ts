import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { telegramBotName } from '../platform/params.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { newTelegramToken, telegramLinkId } from '../telegram/telegramToken.ts'

const lifetimeMs = 10 * 60_000

/**
 * Returns a code that connects the group or channel in which it is posted to the bot. It invalidates the caller's
 * earlier code.
 */
export const createChatCode = defineHandler('createChatCode', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, lang } = input
    const links = documents.telegramLinks()
    const [authorized, earlier] = await Promise.all([
      authorize(reads, 'createChatCode', { uid, competitionId }),
      reads.get(find('telegramLinksOfUser', { uid })),
    ])
    if (!authorized.ok) return authorized
    const bot = telegramBotName.value()
    if (bot === '') {
      logs.telegramWithoutBot()
      return refuse('try-again')
    }
    for (const link of earlier.docs) {
      const { announces, usedBy } = link.data()
      if (announces !== undefined && usedBy === null) writes.delete(link)
    }
    const code = newTelegramToken()
    const expiresAt = now + lifetimeMs
    writes.create(
      { ref: links.doc(telegramLinkId(code)) },
      { uid, expiresAt, usedBy: null, announces: { competitionId, lang } },
    )
    const url = `${providerAddresses().telegram.deepLink}/${bot}?startgroup=${code}`
    return accept({ code, url, expiresAt })
  }),
)
