import { accept } from '@upper-bracket/shared/errors/outcome'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/** Removes a push device of this person; a device of another person stays. */
export async function forgetPushDevice(uid: string, deviceId: string): Promise<void> {
  await runTransaction(async transaction => {
    const [profile, device] = await Promise.all([
      transaction.get(documents.profile(uid)),
      transaction.get(documents.pushDevice(deviceId)),
    ])
    if (device.data()?.uid === uid) transaction.delete(device.ref)
    const ids = profile.data()?.pushDeviceIds ?? []
    const left = ids.filter(id => id !== deviceId)
    const shown = withChangeTime(profile.ref, { pushDeviceIds: left })
    if (left.length < ids.length) transaction.update(profile.ref, shown)
    return accept(null)
  })
}
