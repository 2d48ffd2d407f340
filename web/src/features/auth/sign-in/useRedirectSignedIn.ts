import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useNext } from '../useNext.ts'

/**
 * Redirects signed-in users to the success page once the page is `done`. Returns the page requested before signing in,
 * if it is one of ours.
 */
export function useRedirectSignedIn(done = true): string | undefined {
  const next = useNext()
  const { status } = useSession()
  const navigate = useNavigate()

  useEffect(() => {
    if (done && status === 'signed-in') void navigate(hrefs.signInSuccess(next), { replace: true })
  }, [done, status, next, navigate])

  return next
}
