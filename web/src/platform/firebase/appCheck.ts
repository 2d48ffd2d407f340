import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/**
 * Has every call of Firebase prove that it comes from our page, by reCAPTCHA Enterprise. With `debug` the SDK prints a
 * token instead, which the Firebase console lets pass once it is entered there.
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
