import { readCookie, writeCookie } from '#platform/cookies.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'
import { type Consent, makeAnalytics } from './analytics.ts'

const cookie = 'analytics'
const cookieDays = 365

/** The analytics of this page; Firebase loads only when needed. */
export const analytics = makeAnalytics({
  open: async () => (await import('#platform/firebase/analytics.ts')).openAnalytics(),
  isAvailable: async () => {
    await afterFirstPaint()
    const { isAnalyticsConfigured } = await import('#platform/firebase/configuration.ts')
    if (!(await isAnalyticsConfigured())) return false
    return (await import('#platform/firebase/analytics.ts')).isAnalyticsSupported()
  },
  readConsent: () => {
    const value = readCookie(cookie, document.cookie)
    return value === 'granted' || value === 'denied' ? value : null
  },
  keepConsent: (consent: Consent) => writeCookie(cookie, consent, cookieDays),
  forget: () =>
    void import('./forgetAnalytics.ts')
      .then(({ forgetAnalytics }) => forgetAnalytics())
      .catch(() => undefined),
  tellTabs: () => {
    if (!('BroadcastChannel' in globalThis)) return
    const channel = new BroadcastChannel(cookie)
    channel.postMessage(null)
    channel.close()
  },
  hearTabs: listener => {
    if (!('BroadcastChannel' in globalThis)) return () => undefined
    const channel = new BroadcastChannel(cookie)
    channel.onmessage = listener
    return () => channel.close()
  },
})
