import { startTransition, useEffect, useState } from 'react'
import { untilLoaded, untilReleased, untilUsed } from '#platform/untilUsed.ts'

/** Returns whether the page has been used and the code that answers to it has loaded. What is shown stays until then. */
export function useIsUsed(load: () => Promise<unknown>): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    void untilUsed()
      .then(() => untilLoaded(load, left.signal))
      .then(untilReleased)
      .then(() => left.signal.aborted || startTransition(() => setIsUsed(true)))
    return () => left.abort()
  }, [load])
  return isUsed
}
