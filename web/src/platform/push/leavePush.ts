import { unsubscribe } from './pushSubscription.ts'

/** Sign-out must not wait for the network. */
const timeoutMs = 3000

/**
 * Unregisters push before sign-out, so that the next user of this browser does not see the notifications of the
 * previous one. Never fails: if the call is lost, unsubscribing invalidates the endpoint, and the functions then remove
 * it.
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
