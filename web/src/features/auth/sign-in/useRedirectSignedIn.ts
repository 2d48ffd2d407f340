import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useNext } from '../useNext.ts'

/**
 * Leads whoever is signed in, or becomes so, on to the page of success, as soon as the page itself is `done`. Answers
 * the address that was wanted before signing in, where it is one of ours.
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
