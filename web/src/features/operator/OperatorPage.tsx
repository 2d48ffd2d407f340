import { operatorPages } from '@upper-bracket/shared/operator/operatorPages'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useIsUsed } from '#ui/useIsUsed.ts'

const load = () => import('./OperatorText.tsx')
const OperatorText = lazy(load)

export async function clientLoader({ params }: { params: { operatorPage?: string } }) {
  if (operatorPages.some(each => each === params.operatorPage)) return null
  const { pageNotFound } = await import('#platform/errors/pageNotFound.ts')
  throw pageNotFound()
}

/**
 * The terms of use, the privacy policy or the legal notice of the operator. The early page is all of it, so its readers
 * do without the code until they use the page.
 */
export default function OperatorPage() {
  const { operatorPage } = useParams()
  const page = operatorPages.find(each => each === operatorPage) ?? 'imprint'
  const isUsed = useIsUsed(load)
  const [isEarly] = useState(isEarlyShown)
  if (isEarly && !isUsed) return null
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OperatorText key={page} page={page} />
    </Suspense>
  )
}

/** Whether the edge has drawn the page in the reader's language. */
function isEarlyShown(): boolean {
  const { reads } = document.documentElement.dataset
  return document.querySelector(`early-page[lang="${reads}"]`) !== null
}
