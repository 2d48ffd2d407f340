import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { DrawnRange } from './drawnArea.ts'

/**
 * Which rows of a list of equal rows are in view while the page scrolls, and a screen's worth above and below.
 * `pitch` is the height of a row with the gap below it, in pixels.
 */
export function useRowsInView(list: RefObject<HTMLElement | null>, pitch: number): DrawnRange {
  const [rows, setRows] = useState<DrawnRange>(() => around(0, pitch))
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

/** `above`: how much of the list is above the upper edge of the window. */
function around(above: number, pitch: number): DrawnRange {
  const screen = window.innerHeight
  return [Math.floor((above - screen) / pitch), Math.ceil((above + 2 * screen) / pitch)]
}

/** The view is about to leave what is drawn: a third of what is drawn beyond it has gone by. */
function isFar(drawn: DrawnRange, seen: DrawnRange): boolean {
  return Math.abs(drawn[0] - seen[0]) > (seen[1] - seen[0]) / 9
}
