import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { disconnectAccount } from './disconnectAccount.ts'
import { newBotLink } from './newBotLink.ts'

export const telegramActions = {
  /**
   * Returns a deep link to the bot, which connects the chat in which it is opened to the caller. It works once, within
   * ten minutes, and until the next one is requested. Two concurrent calls both write the rate limit, so that one of
   * them starts over and invalidates the link of the other.
   */
  createTelegramLink: action('createTelegramLink', {
    needsProfile: true,
    read: async ({ reads, uid }) => {
      const [earlier, accountDeletion] = await Promise.all([
        reads.get(find('telegramLinksOfUser', { uid })),
        reads.get(documents.accountDeletion(uid)),
      ])
      return { earlier, accountDeletion }
    },
    decide: ({ uid, now }, { earlier, accountDeletion }) => {
      if (accountDeletion.exists) return refuse('unauthenticated')
      const link = newBotLink('start', now)
      if (!link.ok) return link
      const { ref, url, expiresAt } = link.value
      return accept({
        output: { url, expiresAt },
        write: writes => {
          for (const each of earlier.docs) if (each.data().announces === undefined) writes.delete(each)
          writes.create({ ref }, { uid, expiresAt, usedBy: null })
          writes.requireAbsent(accountDeletion)
        },
      })
    },
  }),

  /** Disconnects the bot from the caller, and invalidates an open link. */
  disconnectTelegram: action('disconnectTelegram', {
    maxWrites: 10,
    run: async ({ uid }) => {
      await disconnectAccount(uid)
      return accept({})
    },
  }),
}
