import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../actions/defineHandler.ts'
import { disconnectAccount } from './disconnectAccount.ts'

/** Disconnects the bot from the caller, and invalidates an open link. */
export const disconnectTelegram = defineHandler('disconnectTelegram', async ({ uid }) => {
  await disconnectAccount(uid)
  return accept({})
})
