import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'

/** The content of a page within the site's frame, which `root.tsx` draws. */
export default function DefaultLayout() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
