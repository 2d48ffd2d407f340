import { emulators } from './configuration.ts'

const timeoutMs = 5000
const address = emulators
  ? `http://${emulators.host}:${emulators.ports.firestore}`
  : 'https://firestore.googleapis.com'

/** Whether Firestore's servers answer at all. `navigator.onLine` does not notice that a network no longer forwards. */
export async function isFirestoreReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    await fetch(address, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
