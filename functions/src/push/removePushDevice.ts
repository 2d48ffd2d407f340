import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../actions/defineHandler.ts'
import { forgetPushDevice } from './forgetPushDevice.ts'

/** Removes a push device of the caller. */
export const removePushDevice = defineHandler('removePushDevice', async ({ uid, input }) => {
  await forgetPushDevice(uid, input.deviceId)
  return accept({})
})
