import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'

/** Wraps routes that require a sign-in: redirects to the sign-in page, and back afterwards. */
export default function RequireSignIn() {
  const { status } = useSession()
  const { pathname, search, hash } = useLocation()
  if (status === 'unknown') return <PageSkeleton />
  if (status === 'signed-out') return <Navigate to={hrefs.signIn(`${pathname}${search}${hash}`)} replace />
  return <Outlet />
}
