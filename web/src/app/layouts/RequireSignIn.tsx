import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Outlet, useLocation, useMatches } from 'react-router'
import { remembersSession } from '#documents/rememberedSession.ts'
import { leavingChanged, selectIsLeaving, useSession } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { unguarded } from '#ui/form/UnsavedGuard.tsx'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { Redirect } from '#ui/page/Redirect.tsx'

/**
 * Wraps routes that require a sign-in: redirects to the sign-in page, and back afterwards. Pages whose handle says
 * `beforeSession` are shown before the session is known if the visitor was signed in on their last visit. A user who
 * has deleted their account is redirected to the home page.
 */
export default function RequireSignIn() {
  const { status } = useSession()
  const { pathname, search, hash } = useLocation()
  const [isExpected] = useState(remembersSession)
  const isLeaving = useSelector(selectIsLeaving)
  const dispatch = useDispatch()
  useEffect(() => () => void dispatch(leavingChanged(false)), [dispatch])
  const isEarly = useMatches().some(({ handle }) => isObject(handle) && 'beforeSession' in handle)
  if (status === 'signed-in' || (status === 'unknown' && isEarly && isExpected)) return <Outlet />
  const elsewhere = isLeaving ? hrefs.home() : hrefs.signIn(`${pathname}${search}${hash}`)
  return (
    <Redirect to={status === 'unknown' ? null : elsewhere} state={isLeaving ? unguarded : null}>
      <PageSkeleton />
    </Redirect>
  )
}

function isObject(handle: unknown): handle is object {
  return typeof handle === 'object' && handle !== null
}
