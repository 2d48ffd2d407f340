import { useEffect, useRef, useState } from 'react'

/** How long a list has to be left alone before rows leave it or change places. */
const calmMs = 8000
/** A pointer that rests over the list for this long is not aiming at a row. */
const restingMs = 60_000

/**
 * Returns the ids of a list in order, with stable positions while somebody may be aiming at a row: after a press, and
 * while a pointer moves over the list. A row that leaves the list stays in its place for as long, or until a new row
 * takes it. `listProps` belong to the element around the rows.
 */
export function useCalmOrder(ids: readonly string[]) {
  const [shown, setShown] = useState(ids)
  const [hasLeft, setHasLeft] = useState<readonly string[]>([])
  const [isTouched, setTouched] = useState(false)
  const latest = useRef(ids)
  const touchedAt = useRef(0)
  const list = useRef<Element | null>(null)

  const left = leftOrder(shown, ids, hasLeft)
  const leaving = left.join()
  const isHeld = isTouched || leaving !== ''
  const order = isHeld ? heldOrder(shown, ids, left) : ids
  if (order.join() !== shown.join()) setShown(order)
  if (leaving !== hasLeft.join()) setHasLeft(left)

  useEffect(() => {
    latest.current = ids
  }, [ids])
  useEffect(() => {
    if (leaving !== '') touchedAt.current = Date.now()
    if (!isHeld) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      // Not known from events: none tells that the pointer has left if the element under it is gone.
      const isOver = list.current?.matches(':hover') === true
      const rest = touchedAt.current + (isOver ? restingMs : calmMs) - Date.now()
      if (rest > 0) {
        timer = setTimeout(look, Math.min(rest, calmMs))
        return
      }
      setTouched(false)
      setShown(latest.current)
    }
    look()
    return () => clearTimeout(timer)
  }, [isHeld, leaving])

  const onTouch = () => {
    touchedAt.current = Date.now()
    setTouched(true)
  }
  return {
    order,
    listProps: {
      ref: (element: Element | null) => {
        list.current = element
      },
      onPointerDownCapture: onTouch,
      onPointerMove: onTouch,
      onClickCapture: onTouch,
    },
  }
}

/** Returns the shown ids that are no longer in the list, in the order in which they left it. */
function leftOrder(shown: readonly string[], ids: readonly string[], before: readonly string[]) {
  const left = shown.filter(id => !ids.includes(id))
  return [...before.filter(id => left.includes(id)), ...left.filter(id => !before.includes(id))]
}

/**
 * New rows take the places of those that have left, except for the last one, which may still be under the finger; the
 * others are added at the end.
 */
function heldOrder(shown: readonly string[], ids: readonly string[], left: readonly string[]) {
  const added = ids.filter(id => !shown.includes(id))
  const replaced = left.slice(0, -1)
  const inPlace = shown.map(id => (replaced.includes(id) ? (added[replaced.indexOf(id)] ?? id) : id))
  return [...inPlace, ...added.slice(replaced.length)]
}
