import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../actions/defineHandler.ts'
import { forgetPushDevice } from './forgetPushDevice.ts'

/** A browser of the caller no longer shows notifications. */
export const removePushDevice = defineHandler('removePushDevice', async ({ uid, input }) => {
  await forgetPushDevice(uid, input.deviceId)
  return accept({})
})
