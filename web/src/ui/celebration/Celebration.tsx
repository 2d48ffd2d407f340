import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useState } from 'react'

const Shards = lazy(() => import('./Shards.tsx'))

/**
 * A short burst over the nearest positioned ancestor when `reached` becomes true while the page is open. It is not
 * shown to later visitors, nor with reduced motion. It is decorative; the page itself announces the event.
 */
export function Celebration({ reached }: { reached: boolean }) {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const [before, setBefore] = useState(reached)
  const [bursts, setBursts] = useState(false)
  if (before !== reached) {
    setBefore(reached)
    setBursts(reached)
  }
  if (!bursts || calm) return null
  return (
    <Suspense fallback={null}>
      <Shards onEnd={() => setBursts(false)} />
    </Suspense>
  )
}
