import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { disconnectAccount } from './disconnectAccount.ts'

/** Nothing is written to the caller in Telegram any more, and a link that is still open connects nothing. */
export const disconnectTelegram = defineHandler('disconnectTelegram', async ({ uid }) => {
  await disconnectAccount(uid)
  return accept({})
})
