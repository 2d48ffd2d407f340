import { lazy, Suspense, useEffect, useState } from 'react'
import { analytics } from '#platform/analytics/pageAnalytics.ts'

const ConsentBanner = lazy(() => import('./ConsentBanner.tsx'))

/** Asks whether pages may be counted, where anything would count them and nobody has answered yet. */
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
