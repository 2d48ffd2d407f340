import { lazy, Suspense, useEffect, useState } from 'react'
import { analytics } from '#platform/analytics/pageAnalytics.ts'

const ConsentBanner = lazy(() => import('./ConsentBanner.tsx'))

/** Asks for consent to analytics, where analytics is configured and nobody has answered yet. */
export function Consent() {
  const [asks, setAsks] = useState(false)
  useEffect(() => void analytics.asks().then(setAsks), [])
  if (!asks) return null
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
