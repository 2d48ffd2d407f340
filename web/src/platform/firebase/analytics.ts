import { initializeAnalytics, isSupported, logEvent, setAnalyticsCollectionEnabled } from 'firebase/analytics'
import type { AnalyticsService } from '#platform/analytics/analytics.ts'
import { firebaseApp, isAnalyticsConfigured } from './app.ts'

/** Firebase Analytics; null where the project has none, or where the browser does not support it. */
export async function openAnalytics(): Promise<AnalyticsService | null> {
  if (!(await isAnalyticsConfigured()) || !(await isSupported())) return null
  // A view of a page is logged by the router, which knows when one begins.
  const handle = initializeAnalytics(await firebaseApp(), { config: { send_page_view: false } })
  return {
    log: ({ name, ...parameters }) =>
      // Without the query, in which the codes of mails stand.
      logEvent(handle, name as string, { ...parameters, page_location: location.origin + location.pathname }),
    enable: enabled => setAnalyticsCollectionEnabled(handle, enabled),
  }
}

export async function isAnalyticsSupported(): Promise<boolean> {
  return isSupported()
}
