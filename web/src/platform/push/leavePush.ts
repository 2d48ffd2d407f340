import { unsubscribe } from './pushSubscription.ts'

/** Signing out must not wait for a network that is not there. */
const timeoutMs = 3000

/**
 * Before somebody signs out: what is theirs is not shown to whoever uses this browser next. Never fails: the browser by
 * itself makes its address invalid, on which our functions forget it.
 */
export async function leavePush(): Promise<void> {
  const leave = async () => {
    const deviceId = await unsubscribe()
    if (deviceId === null) return
    const { callService } = await import('#platform/firebase/functions.ts')
    await callService('account', 'removePushDevice', { deviceId })
  }
  await Promise.race([leave().catch(() => undefined), new Promise(resolve => setTimeout(resolve, timeoutMs))])
}
