import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { PageFrame } from './PageFrame.tsx'
// Nearly every page of this layout uses the data layer, so its code is fetched together with the layout's.
import '#documents/profile.ts'

export default function DefaultLayout() {
  return (
    <PageFrame>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  )
}
