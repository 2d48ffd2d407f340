import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app'
import { isLoopback } from '#platform/cookies.ts'

/** The ports of the emulators; null when the page is served by Firebase Hosting. */
export const emulators = isLoopback(location.hostname)
  ? { host: location.hostname, ports: emulatorPorts(Number(location.port)) }
  : null

let app: Promise<FirebaseApp> | null = null

/** Returns the Firebase app, configured by Hosting. */
export function firebaseApp(): Promise<FirebaseApp> {
  app ??= configuration().then(
    options => verified(initializeApp(options)),
    thrown => {
      app = null
      throw thrown
    },
  )
  return app
}

/** If the build has a key for App Check, it starts before any call of Firebase. */
async function verified(made: FirebaseApp): Promise<FirebaseApp> {
  const siteKey: unknown = import.meta.env['VITE_APP_CHECK_SITE_KEY']
  if (typeof siteKey === 'string' && siteKey !== '') {
    const { startAppCheck } = await import('./appCheck.ts')
    startAppCheck(made, siteKey, { debug: emulators !== null })
  }
  return made
}

/** Whether the project has Google Analytics; the emulators have none. */
export async function isAnalyticsConfigured(): Promise<boolean> {
  return (await firebaseApp()).options.measurementId !== undefined
}

async function configuration(): Promise<FirebaseOptions> {
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
