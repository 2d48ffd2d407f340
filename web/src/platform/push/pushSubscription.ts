import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { appError } from '#platform/errors/appError.ts'

const script = '/service-worker.js'

/** Returns the id of this browser's push device: the digest of its endpoint. Null if it has no subscription. */
export async function ownDeviceId(): Promise<string | null> {
  const subscription = await currentSubscription()
  return subscription === null ? null : digest(subscription.endpoint)
}

/**
 * Subscribes this browser to push; the user must have granted permission. The subscription gets a new endpoint, so that
 * notifications for the browser's previous user do not arrive.
 *
 * @throws AppError `push-unavailable` when the push service of the browser cannot be reached
 */
export async function subscribe(publicKey: string): Promise<CallableInput<'addPushDevice'>> {
  try {
    await navigator.serviceWorker.register(script, { updateViaCache: 'none' })
    const { pushManager } = await navigator.serviceWorker.ready
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint = '', keys = {} } = made.toJSON()
    return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
  } catch {
    throw appError('push-unavailable')
  }
}

/** Unsubscribes this browser from push. Returns the id of its push device; null if it had none. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await currentSubscription()
  if (subscription === null) return null
  await subscription.unsubscribe()
  return digest(subscription.endpoint)
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Computes SHA-256 in base64url. */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
