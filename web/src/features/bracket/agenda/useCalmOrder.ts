import { useEffect, useRef, useState } from 'react'

/** How long the order stays fixed after a press, because results often come in bursts. */
const calmMs = 8000

/**
 * Returns the ids of a list in order, with stable positions while the user is pressing buttons in it. Rows then stay in
 * place, even those that no longer belong to the list, and new rows are added at the end. `onTouch` has to be called
 * for every press.
 */
export function useCalmOrder(ids: readonly string[]): {
  readonly order: readonly string[]
  readonly onTouch: () => void
} {
  const [held, setHeld] = useState<readonly string[] | null>(null)
  const latest = useRef(ids)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = ids
  }, [ids])
  useEffect(() => () => clearTimeout(timer.current), [])

  const order = held === null ? ids : [...held, ...ids.filter(id => !held.includes(id))]
  return {
    order,
    onTouch: () => {
      setHeld(before => before ?? latest.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setHeld(null), calmMs)
    },
  }
}
