import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { DrawnRange } from '@upper-bracket/shared/bracket/drawing/drawnArea'

/**
 * Returns the visible rows of a list of equal rows while the page scrolls, plus one screen above and below. `pitch` is
 * the height of a row and its gap, in pixels.
 */
export function useRowsInView(list: RefObject<HTMLElement | null>, pitch: number): DrawnRange {
  // The first render contains only rows that can be visible; the margins follow in a transition.
  const [rows, setRows] = useState<DrawnRange>(() => [0, Math.ceil(window.innerHeight / pitch)])
  useEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top
      if (top === undefined) return
      const seen = around(-top, pitch)
      startTransition(() => setRows(drawn => (isFar(drawn, seen) ? seen : drawn)))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [list, pitch])
  return rows
}

/** `above` is the number of pixels of the list above the window. */
function around(above: number, pitch: number): DrawnRange {
  const screen = window.innerHeight
  return [Math.floor((above - screen) / pitch), Math.ceil((above + 2 * screen) / pitch)]
}

/** Whether a third of the margin is used up, so that the view is about to leave the drawn rows. */
function isFar(drawn: DrawnRange, seen: DrawnRange): boolean {
  return Math.abs(drawn[0] - seen[0]) > (seen[1] - seen[0]) / 9
}
