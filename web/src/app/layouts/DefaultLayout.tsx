import { Outlet } from 'react-router'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { PageFrame } from './PageFrame.tsx'

export default function DefaultLayout() {
  return (
    <PageFrame>
      <Outlet />
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
