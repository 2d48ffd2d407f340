import { createHash, ECDH } from 'node:crypto'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { withPushDevice } from '@upper-bracket/shared/notifications/pushDevices'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'
import { isReachable } from './isReachable.ts'

/**
 * Registers the caller's browser for push notifications. From then on it no longer shows those of its previous user.
 */
export const addPushDevice = defineHandler('addPushDevice', async ({ uid, input, now }) => {
  if (!isReachable(input.endpoint) || !isPoint(input.keys.p256dh)) return refuse('unknown-push-service')
  const ensured = await ensureProfile(uid)
  if (!ensured.ok) return ensured

  const deviceId = createHash('sha256').update(input.endpoint).digest('base64url')
  return runTransaction(async transaction => {
    const [own, device] = await Promise.all([
      transaction.get(documents.profile(uid)),
      transaction.get(documents.pushDevice(deviceId)),
    ])
    const profile = own.data()
    // The account is being deleted.
    if (profile === undefined) return refuse('unauthenticated')
    const before = device.data()?.uid ?? uid
    const previous = before === uid ? null : await transaction.get(documents.profile(before))

    const { ids, dropped } = withPushDevice(profile.pushDeviceIds, deviceId)
    transaction.set(device.ref, { uid, ...input, addedAt: now })
    transaction.update(own.ref, { pushDeviceIds: ids })
    for (const id of dropped) transaction.delete(documents.pushDevice(id))
    const left = previous?.data()?.pushDeviceIds.filter(id => id !== deviceId)
    if (previous !== null && left !== undefined) transaction.update(previous.ref, { pushDeviceIds: left })
    return accept({ deviceId })
  })
})

/** Whether the key is a valid curve point, for which messages can be encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
