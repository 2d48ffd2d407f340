import { lazy, Suspense, useEffect } from 'react'
import { remembersSession } from '#documents/rememberedSession.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'

const load = () => import('./Due.tsx')
const Due = lazy(load)

/** What waits for the signed-in person. Strangers do without its code. */
export default function DueNow() {
  const uid = useUid()
  useEffect(() => {
    if (remembersSession()) load().catch(() => undefined)
  }, [])
  if (uid === null) return null
  return (
    <Suspense fallback={<RowsSkeleton rows={2} height={96} />}>
      <Due uid={uid} />
    </Suspense>
  )
}
