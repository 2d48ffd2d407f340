import { deferred } from '../deferred.ts'

/** The tabs of this browser hear here that one of them has signed in. */
const channelName = 'session'

const started = deferred()

/** Says that this tab uses Auth from now on. */
export function authStarts(): void {
  started.resolve()
}

/** Says to all other tabs that there is a session. */
export function sessionBegan(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(null)
  channel.close()
}

/** Resolves when there may be a session: this tab uses Auth, or another one has signed in. */
export async function sessionPossible(): Promise<void> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null
  channel?.addEventListener('message', () => started.resolve())
  await started.promise
  channel?.close()
}

/** Whether Firebase may have stored a session in this browser. Asking Auth would take its whole code. */
export async function mayHaveSession(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some(key => key.startsWith('firebase:authUser:'))) return true
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === 'firebaseLocalStorageDb')
  } catch {
    // Older browsers cannot list their databases.
    return true
  }
}
