import { lazy, Suspense, useEffect, useState } from 'react'
import { useMatch } from 'react-router'
import { routePatterns } from '#platform/addresses/routePatterns.ts'
import { analytics } from '#platform/analytics/pageAnalytics.ts'

const ConsentBanner = lazy(() => import('./ConsentBanner.tsx'))

/**
 * Asks for consent to analytics, if analytics is configured and the user has not answered; never on the streaming
 * overlay. Everywhere, it follows an answer that another tab gives.
 */
export function Consent() {
  const [asks, setAsks] = useState(false)
  useEffect(() => analytics.start(), [])
  useEffect(() => void analytics.asks().then(setAsks), [])
  const isOverlay = useMatch(routePatterns.overlay) !== null
  if (!asks || isOverlay) return null
  return (
    <Suspense>
      <ConsentBanner
        onAnswer={consent => {
          analytics.answer(consent)
          setAsks(false)
        }}
      />
    </Suspense>
  )
}
