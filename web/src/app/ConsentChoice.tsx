import Link from '@mui/material/Link'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { analytics } from '#platform/analytics/pageAnalytics.ts'

const ConsentBanner = lazy(() => import('./ConsentBanner.tsx'))

/** Shows the answer to users who were asked before, and a way to change it. */
export function ConsentChoice() {
  const { t } = useTranslation()
  const consent = useSyncExternalStore(analytics.subscribe, analytics.consent, () => null)
  const [asking, setAsking] = useState(false)
  if (consent === null) return null
  return (
    <>
      <Link component="button" type="button" color="inherit" onClick={() => setAsking(true)}>
        {t(`counting_${consent}`)}
      </Link>
      {asking && (
        <Suspense>
          <ConsentBanner
            onAnswer={answer => {
              analytics.answer(answer)
              setAsking(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
