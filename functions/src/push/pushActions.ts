import { createHash, ECDH } from 'node:crypto'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { withPushDevice } from '@upper-bracket/shared/notifications/pushDevices'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { vapidPublicKey } from '../platform/params.ts'
import { forgetPushDevice } from './forgetPushDevice.ts'
import { isReachable } from './isReachable.ts'

export const pushActions = {
  /** Returns the public key with which a browser subscribes to push. */
  readPushKey: action('readPushKey', {
    maxWrites: 0,
    run: async () => {
      const publicKey = vapidPublicKey.value()
      if (publicKey !== '') return accept({ publicKey })
      logs.pushWithoutKey()
      return refuse('try-again')
    },
  }),

  /**
   * Registers the caller's browser for push notifications. From then on it no longer shows those of its previous user.
   */
  addPushDevice: action('addPushDevice', {
    needsProfile: true,
    read: async ({ reads, uid, input }) => {
      const deviceId = createHash('sha256').update(input.endpoint).digest('base64url')
      const [own, device] = await Promise.all([
        reads.get(documents.profile(uid)),
        reads.get(documents.pushDevice(deviceId)),
      ])
      const before = device.data()?.uid ?? uid
      const previous = before === uid ? null : await reads.get(documents.profile(before))
      return { own, device, previous }
    },
    decide: ({ uid, input, now }, { own, device, previous }) => {
      if (!isReachable(input.endpoint) || !isPoint(input.keys.p256dh)) return refuse('unknown-push-service')
      const profile = own.data()
      // The account is being deleted.
      if (profile === undefined) return refuse('unauthenticated')
      const deviceId = device.id
      const { ids, dropped } = withPushDevice(profile.pushDeviceIds, deviceId)
      const left = previous?.data()?.pushDeviceIds.filter(id => id !== deviceId)
      return accept({
        output: { deviceId },
        write: writes => {
          writes.merge(device, { uid, ...input, addedAt: now })
          writes.update(own, { pushDeviceIds: ids })
          for (const id of dropped) writes.put(documents.pushDevice(id), null)
          if (previous !== null && left !== undefined) writes.update(previous, { pushDeviceIds: left })
        },
      })
    },
  }),

  removePushDevice: action('removePushDevice', {
    maxWrites: 2,
    run: async ({ uid, input }) => {
      await forgetPushDevice(uid, input.deviceId)
      return accept({})
    },
  }),
}

/** Whether the key is a valid curve point, for which messages can be encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
