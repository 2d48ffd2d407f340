import { startTransition, useEffect, useState } from 'react'
import { untilReleased, untilUsed } from '#platform/untilUsed.ts'

/** Returns whether the page has been used. Its first use loads the code that answers to it. */
export function useIsUsed(load: () => Promise<unknown>): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    untilUsed()
      .then(load)
      .catch(() => undefined)
    // What is shown stays until the code has loaded.
    void untilReleased().then(() => startTransition(() => setIsUsed(true)))
  }, [load])
  return isUsed
}
