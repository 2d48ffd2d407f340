import { type ReactNode, useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { ShownSession, selectSession } from '#documents/sessionSlice.ts'

/**
 * Draws in steps that nobody is signed in, because every page looks at the session somewhere, and would be drawn in one
 * task.
 */
export function SessionShown({ children }: { children: ReactNode }) {
  const session = useSelector(selectSession)
  const drawn = useDeferredValue(session)
  const isLater = session.status === 'signed-out' && drawn.status === 'unknown'
  return <ShownSession value={isLater ? drawn : session}>{children}</ShownSession>
}
