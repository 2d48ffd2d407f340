import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/**
 * Makes all calls of Firebase prove that they come from our page, using reCAPTCHA Enterprise. With `debug` the SDK
 * prints a token instead, which has to be registered in the Firebase console.
 */
export function startAppCheck(
  app: FirebaseApp,
  siteKey: string,
  { debug }: { readonly debug: boolean },
): void {
  if (debug) Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: true })
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}
