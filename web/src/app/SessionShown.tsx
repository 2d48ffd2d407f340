import { type ReactNode, useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { ShownSession, selectSession } from '#documents/sessionSlice.ts'

/**
 * Draws in steps who is signed in once it is known, because every page looks at the session somewhere, and would be drawn
 * in one task.
 */
export function SessionShown({ children }: { children: ReactNode }) {
  const session = useSelector(selectSession)
  const drawn = useDeferredValue(session)
  return <ShownSession value={drawn.status === 'unknown' ? drawn : session}>{children}</ShownSession>
}
