import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { analytics } from '#platform/analytics/pageAnalytics.ts'

/** Counts each page that is opened: its path, without the query, in which the codes of mails stand. */
export function usePageViews(): void {
  const { pathname } = useLocation()
  useEffect(() => analytics.log({ name: 'page_view', page_path: pathname }), [pathname])
}
