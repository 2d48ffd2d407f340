import { useEffect, useState } from 'react'

/** Whether the page is visible and has the focus. */
export function useIsInFront(): boolean {
  const [inFront, setInFront] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const note = () => setInFront(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return inFront
}
