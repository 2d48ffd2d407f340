import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../actions/defineHandler.ts'
import { disconnectAccount } from './disconnectAccount.ts'

/** The bot no longer writes to the caller, and an open link connects nothing. */
export const disconnectTelegram = defineHandler('disconnectTelegram', async ({ uid }) => {
  await disconnectAccount(uid)
  return accept({})
})
