import { useEffect, useRef, useState } from 'react'

/** After a touch the list stays as it is for so long: results often come in several at a time. */
const calmMs = 8000

/**
 * The ids of a list in their order, but while somebody is pressing buttons in it nothing moves from under the finger:
 * rows stay where they are, even those that no longer belong there, and new ones are added below. `onTouch` is to be
 * called for every press.
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
