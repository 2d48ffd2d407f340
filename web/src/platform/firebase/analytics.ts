import { initializeAnalytics, isSupported, logEvent, setAnalyticsCollectionEnabled } from 'firebase/analytics'
import type { AnalyticsService } from '#platform/analytics/analytics.ts'
import { firebaseApp } from './app.ts'
import { isAnalyticsConfigured } from './configuration.ts'

/** Opens Firebase Analytics; null if the project has none or the browser does not support it. */
export async function openAnalytics(): Promise<AnalyticsService | null> {
  if (!(await isAnalyticsConfigured()) || !(await isSupported())) return null
  // The router logs page views, because it knows when they begin.
  const config = { send_page_view: false, page_location: withoutQuery() }
  const handle = initializeAnalytics(await firebaseApp(), { config })
  return {
    log: ({ name, ...parameters }) =>
      logEvent(handle, name as string, { ...parameters, page_location: withoutQuery() }),
    enable: enabled => setAnalyticsCollectionEnabled(handle, enabled),
  }
}

export async function isAnalyticsSupported(): Promise<boolean> {
  return isSupported()
}

/** Returns the location without its query, which may contain codes from mails. */
function withoutQuery(): string {
  return location.origin + location.pathname
}
