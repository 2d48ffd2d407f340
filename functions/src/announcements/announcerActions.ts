import { announcementKinds } from '@upper-bracket/shared/announcements/announcer'
import { addressEnd, discordWebhook } from '@upper-bracket/shared/announcements/discordWebhook'
import { subject } from '@upper-bracket/shared/announcements/subject'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { action } from '../actions/action.ts'
import { authorize } from '../actions/authorize.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { consumePersistentRateLimit } from '../platform/limits/consumePersistentRateLimit.ts'
import { isLoopback, providerAddresses } from '../platform/providerAddresses.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { newBotLink } from '../telegram/newBotLink.ts'
import { webhookName } from './discordAnnouncements.ts'
import { storeAnnouncer } from './storeAnnouncer.ts'
import { writeAnnouncement } from './writeAnnouncements.ts'

/** Exceeds the number of waiting announcements; the job drops the rest. */
const maxWaiting = 200

export const announcerActions = {
  /**
   * Changes the kinds and the language of announcements over a service. The last choice wins, so the call takes no
   * revision.
   */
  updateAnnouncer: action('updateAnnouncer', {
    read: ({ reads, input }) => reads.get(documents.announcer(input.competitionId, input.service)),
    decide: ({ input }, read) => {
      const { service, lang } = input
      const before = read.data()
      if (before === undefined) return refuse('not-connected')
      const kinds = announcementKinds.filter(kind => input.kinds.includes(kind))
      if (before.lang === lang && before.kinds.join() === kinds.join()) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => writes.update(read, { lang, kinds }),
        log: { action: 'updateAnnouncer', service },
      })
    },
  }),

  /**
   * Announces a competition over a Discord webhook. Only its id and token are stored, so that no request goes to a host
   * chosen by the user.
   */
  connectDiscordChannel: action('connectDiscordChannel', {
    maxWrites: 10,
    run: async ({ uid, address: caller, input, now }) => {
      const { competitionId, address, lang } = input
      const may = await runOptimisticTransaction(reads =>
        authorize(reads, 'connectDiscordChannel', { uid, competitionId }),
      )
      if (!may.ok) return may
      const { issuer } = providerAddresses().discord
      const webhook = discordWebhook(address, isLoopback(new URL(issuer)) ? issuer : null)
      if (webhook === null) return refuse('webhook-invalid')
      const consumed = await consumePersistentRateLimit(
        { uid, address: caller },
        'connectDiscordChannel',
        now,
      )
      if (!consumed.ok) return consumed
      const title = await webhookName(webhook)
      if (title === undefined) return refuse('try-again')
      if (title === null) return refuse('webhook-unknown')

      return runOptimisticTransaction(async (reads, writes) => {
        const authorized = await authorize(reads, 'connectDiscordChannel', { uid, competitionId })
        if (!authorized.ok) return authorized
        await storeAnnouncer(reads, writes, {
          competitionId,
          service: 'discord',
          lang,
          uid,
          now,
          chatId: null,
          webhook,
          title,
          addressEnd: addressEnd(webhook),
        })
        return accept({})
      })
    },
  }),

  /** Posts a test message in the same way as all others, so that it shows whether they arrive. */
  testAnnouncer: action('testAnnouncer', {
    read: ({ reads, input }) => reads.get(documents.announcer(input.competitionId, input.service)),
    decide: ({ uid, input: { competitionId, service }, now }, announcer) => {
      if (!announcer.exists) return refuse('not-connected')
      const subjects = [subject('test', String(now))]
      return accept({
        output: {},
        write: writes =>
          writeAnnouncement(writes, service, { competitionId, subjects, cause: ['test', now, uid], at: now }),
      })
    },
  }),

  /** Disconnects a service from a competition; its address and its waiting announcements are deleted. */
  disconnectAnnouncer: action('disconnectAnnouncer', {
    read: async ({ reads, input: { competitionId, service } }) => {
      const waiting = find('announcementsByState', { competitionId, service, state: 'waiting' })
      return Promise.all([
        reads.get(documents.announcer(competitionId, service)),
        reads.get(waiting.limit(maxWaiting)),
      ])
    },
    decide: ({ input: { competitionId, service } }, [read, waiting]) => {
      if (!read.exists) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => {
          for (const announcement of waiting.docs) writes.update(announcement, { state: 'done', dueAt: null })
          writes.put(read.ref, null)
          writes.put(documents.announcerSecret(competitionId, service), null)
        },
        log: { action: 'disconnectAnnouncer', service },
      })
    },
  }),

  /**
   * Returns a code that connects the group or channel in which it is posted to the bot. It invalidates the caller's
   * earlier code.
   */
  createChatCode: action('createChatCode', {
    read: ({ reads, uid }) => reads.get(find('telegramLinksOfUser', { uid })),
    decide: ({ uid, input: { competitionId, lang }, now }, earlier) => {
      const link = newBotLink('startgroup', now)
      if (!link.ok) return link
      const { token, url, expiresAt, ref } = link.value
      return accept({
        output: { code: token, url, expiresAt },
        write: writes => {
          for (const each of earlier.docs) {
            const { announces, usedBy } = each.data()
            if (announces !== undefined && usedBy === null) writes.delete(each)
          }
          writes.create({ ref }, { uid, expiresAt, usedBy: null, announces: { competitionId, lang } })
        },
      })
    },
  }),
}
