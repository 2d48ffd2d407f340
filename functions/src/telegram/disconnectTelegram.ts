import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineCallable } from '../platform/defineCallable.ts'
import { disconnectAccount } from './disconnectAccount.ts'

/** Nothing is written to the caller in Telegram any more, and a link that is still open connects nothing. */
export const disconnectTelegram = defineCallable('disconnectTelegram', async ({ uid }) => {
  await disconnectAccount(uid)
  return accept({})
})
