import { useCallback, useEffect, useState } from 'react'
import { type PushAbility, pushAbility, watchPermission } from '#platform/push/pushAbility.ts'
import { ownDeviceId, subscribe, unsubscribe } from '#platform/push/pushSubscription.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import {
  useAddPushDeviceMutation,
  useReadPushKeyMutation,
  useRemovePushDeviceMutation,
} from '../profileEndpoints.ts'

interface ThisBrowser {
  readonly ability: PushAbility
  /** Null if it has no subscription. */
  readonly deviceId: string | null
}

/**
 * Manages the push subscription of this browser; `deviceIds` are the user's push devices. `state` is null until it is
 * known. Only `turnOn` asks for permission; it must be called in a click.
 */
export function usePushDevice(deviceIds: readonly string[]) {
  const [browser, setBrowser] = useState<ThisBrowser | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [readKey] = useReadPushKeyMutation()
  const [add] = useAddPushDeviceMutation()
  const [remove] = useRemovePushDeviceMutation()
  const showError = useShowError()

  const look = useCallback(async () => {
    const deviceId = await ownDeviceId().catch(() => null)
    setBrowser({ ability: pushAbility(), deviceId })
  }, [])
  useEffect(() => {
    void look()
    return watchPermission(() => void look())
  }, [look])

  const busily = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (thrown) {
      showError(thrown)
    } finally {
      await look()
      setBusy(false)
    }
  }
  const turnOn = () =>
    busily(async () => {
      if ((await Notification.requestPermission()) !== 'granted') return
      const { publicKey } = await readKey({}).unwrap()
      await add(await subscribe(publicKey)).unwrap()
    })
  const turnOff = () =>
    busily(async () => {
      const deviceId = await unsubscribe()
      if (deviceId !== null) await remove({ deviceId }).unwrap()
    })
  const others = deviceIds.filter(id => id !== browser?.deviceId)
  const turnOthersOff = () => busily(() => Promise.all(others.map(deviceId => remove({ deviceId }).unwrap())))

  return {
    state: browser && stateOf(browser, deviceIds),
    otherCount: browser === null ? 0 : others.length,
    isBusy,
    turnOn,
    turnOff,
    turnOthersOff,
  }
}

function stateOf(
  { ability, deviceId }: ThisBrowser,
  deviceIds: readonly string[],
): Exclude<PushAbility, 'able'> | 'on' | 'off' {
  if (ability !== 'able') return ability
  return deviceId !== null && deviceIds.includes(deviceId) ? 'on' : 'off'
}
