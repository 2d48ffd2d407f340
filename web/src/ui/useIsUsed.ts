import { startTransition, useEffect, useState } from 'react'
import { untilLoaded, untilReleased, untilUsed } from '#platform/untilUsed.ts'

/** Returns whether the page has been used and the code that answers to it has loaded. What is shown stays until then. */
export function useIsUsed(load: () => Promise<unknown>): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    void untilUsed()
      .then(() => untilLoaded(load))
      .then(untilReleased)
      .then(() => startTransition(() => setIsUsed(true)))
  }, [load])
  return isUsed
}
