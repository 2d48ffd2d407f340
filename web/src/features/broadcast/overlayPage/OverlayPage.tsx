import './olderChromium.ts'
import { lazy, Suspense } from 'react'
import { isDocumentId } from '#platform/addresses/isDocumentId.ts'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'

export { ErrorBoundary } from './OverlayErrorBoundary.tsx'

// The preview shares most of this code, which the page of a bracket would load otherwise.
const OverlaySource = lazy(() => import('./OverlaySource.tsx'))

export function clientLoader({ params }: { params: { competitionId?: string } }) {
  if (!isDocumentId(params.competitionId)) throw pageNotFound()
  return null
}

export default function OverlayPage() {
  return (
    <Suspense>
      <OverlaySource />
    </Suspense>
  )
}
