import { addressEnd, discordWebhook } from '@upper-bracket/shared/announcements/discordWebhook'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { consumePersistentRateLimit } from '../platform/limits/consumePersistentRateLimit.ts'
import { isLoopback, providerAddresses } from '../platform/providerAddresses.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { webhookName } from './discordAnnouncements.ts'
import { storeAnnouncer } from './storeAnnouncer.ts'

/**
 * Announces a competition over a Discord webhook. Only its id and token are stored, so that no request goes to a host
 * chosen by the user.
 */
export const connectDiscordChannel = defineHandler(
  'connectDiscordChannel',
  async ({ uid, address: caller, input, now }) => {
    const { competitionId, address, lang } = input
    const may = await runOptimisticTransaction(reads =>
      authorize(reads, 'connectDiscordChannel', { uid, competitionId }),
    )
    if (!may.ok) return may
    const { issuer } = providerAddresses().discord
    const webhook = discordWebhook(address, isLoopback(new URL(issuer)) ? issuer : null)
    if (webhook === null) return refuse('webhook-invalid')
    const consumed = await consumePersistentRateLimit({ uid, address: caller }, 'connectDiscordChannel', now)
    if (!consumed.ok) return consumed
    const title = await webhookName(webhook)
    if (title === undefined) return refuse('try-again')
    if (title === null) return refuse('webhook-unknown')

    return runOptimisticTransaction(async (reads, writes) => {
      const authorized = await authorize(reads, 'connectDiscordChannel', { uid, competitionId })
      if (!authorized.ok) return authorized
      const connection = { chatId: null, webhook, title, addressEnd: addressEnd(webhook) }
      await storeAnnouncer(reads, writes, {
        competitionId,
        service: 'discord',
        ...connection,
        lang,
        uid,
        now,
      })
      return accept({})
    })
  },
)
