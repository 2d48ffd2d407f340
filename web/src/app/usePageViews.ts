import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { analytics } from '#platform/analytics/pageAnalytics.ts'

/** Logs every page view by path, without the query, which may contain codes from mails. */
export function usePageViews(): void {
  const { pathname } = useLocation()
  useEffect(() => analytics.log({ name: 'page_view', page_path: pathname }), [pathname])
}
