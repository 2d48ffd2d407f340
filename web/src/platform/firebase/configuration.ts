import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import type { FirebaseOptions } from 'firebase/app'
import { isLoopback } from '#platform/cookies.ts'

/** The ports of the emulators; null when the page is served by Firebase Hosting. */
export const emulators = isLoopback(location.hostname)
  ? { host: location.hostname, ports: emulatorPorts(Number(location.port)) }
  : null

let options: Promise<FirebaseOptions> | null = null

/** Returns the configuration of Firebase, which Hosting knows. */
export function configuration(): Promise<FirebaseOptions> {
  options ??= configured().catch(thrown => {
    options = null
    throw thrown
  })
  return options
}

/** Whether the project has Google Analytics; the emulators have none. */
export async function isAnalyticsConfigured(): Promise<boolean> {
  return (await configuration()).measurementId !== undefined
}

async function configured(): Promise<FirebaseOptions> {
  if (emulators) {
    return {
      projectId: localProjectId,
      apiKey: 'emulator',
      // Google's and Facebook's windows need a domain; the emulator shows its own windows.
      authDomain: `${localProjectId}.firebaseapp.com`,
      storageBucket: `${localProjectId}.appspot.com`,
    }
  }
  const response = await fetch('/__/firebase/init.json')
  if (!response.ok) throw new Error(`The configuration of Firebase could not be read: ${response.status}`)
  return response.json()
}
