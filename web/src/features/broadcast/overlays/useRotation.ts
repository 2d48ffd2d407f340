import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { columnGap } from './overlayStage.ts'
import { useIsOnScreen } from './useIsOnScreen.ts'

/**
 * Counts the turns of what `stage` contains, from 0. Each of its pages is shown for `seconds`, and a turn ends after the
 * last one. It stops while the source is hidden.
 */
export function useRotation(stage: RefObject<HTMLElement | null>, seconds: number): number {
  const [turn, setTurn] = useState(0)
  const isOnScreen = useIsOnScreen()
  useEffect(() => {
    if (!isOnScreen) return
    const timer = setInterval(() => {
      if (!showNextPage(pagesIn(stage.current))) setTurn(last => last + 1)
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [stage, seconds, isOnScreen])
  // Together with the next view: the first page of the previous one would flash up otherwise.
  useLayoutEffect(() => {
    const pages = pagesIn(stage.current)
    if (turn > 0 && pages) pages.scrollLeft = 0
  }, [stage, turn])
  return turn
}

function pagesIn(stage: HTMLElement | null): Element | null {
  return stage?.querySelector('[data-pages]') ?? null
}

function showNextPage(pages: Element | null): boolean {
  if (pages === null) return false
  const next = pages.scrollLeft + pages.clientWidth + columnGap
  if (next >= pages.scrollWidth) return false
  pages.scrollLeft = next
  return true
}
