import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../actions/defineHandler.ts'
import { logs } from '../platform/logs.ts'
import { vapidPublicKey } from '../platform/params.ts'

/** Returns the public key with which a browser subscribes to push. */
export const readPushKey = defineHandler('readPushKey', async () => {
  const publicKey = vapidPublicKey.value()
  if (publicKey !== '') return accept({ publicKey })
  logs.pushWithoutKey()
  return refuse('try-again')
})
