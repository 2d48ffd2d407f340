import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns whether the page is being printed. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false)
  useLayoutEffect(() => {
    // The browser does not wait for a later render.
    const turn = ({ type }: Event) => flushSync(() => setIsPrinted(type === 'beforeprint'))
    window.addEventListener('beforeprint', turn)
    window.addEventListener('afterprint', turn)
    return () => {
      window.removeEventListener('beforeprint', turn)
      window.removeEventListener('afterprint', turn)
    }
  }, [])
  return isPrinted
}
