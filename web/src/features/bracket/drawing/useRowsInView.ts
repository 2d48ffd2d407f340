import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { DrawnRange } from './drawnArea.ts'

/**
 * The rows of a list of equal rows that are in view while the page scrolls, plus a screen above and below.
 * `pitch` is the height of a row and its gap, in pixels.
 */
export function useRowsInView(list: RefObject<HTMLElement | null>, pitch: number): DrawnRange {
  // At first only what can be in view: the margins follow in a transition.
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

/** `above`: how many pixels of the list are above the window. */
function around(above: number, pitch: number): DrawnRange {
  const screen = window.innerHeight
  return [Math.floor((above - screen) / pitch), Math.ceil((above + 2 * screen) / pitch)]
}

/** The view is about to leave what is drawn: a third of the margin is used up. */
function isFar(drawn: DrawnRange, seen: DrawnRange): boolean {
  return Math.abs(drawn[0] - seen[0]) > (seen[1] - seen[0]) / 9
}
