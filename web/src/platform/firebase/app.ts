import { type FirebaseApp, initializeApp } from 'firebase/app'
import { knowServiceCodes } from '#platform/errors/appError.ts'
import { configuration, emulators } from './configuration.ts'
import { codeOfFirebase } from './firebaseErrorCodes.ts'

knowServiceCodes(codeOfFirebase)

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
