import { type RefObject, startTransition, useEffect, useState } from 'react'
import { type Area, nextDrawnArea } from '@upper-bracket/shared/bracket/drawing/drawnArea'
import type { Zoom } from './useZoom.ts'
import { readableZoom } from './zoom.ts'

interface Drawn {
  readonly area: Area
  /** False when zoomed out too far to read. */
  readonly readable: boolean
}

/**
 * Follows the visible part of the tree in its frame. Bare frames represent everything else, so that scrolling never
 * waits for content, and nothing is redrawn until a zoom ends.
 */
export function useDrawnArea(frame: RefObject<HTMLElement | null>, { rest, isMoving }: Zoom): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    area: nextDrawnArea(null, { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }),
    readable: true,
  }))

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const look = () => {
      if (isMoving()) return
      // The size is read here, where the layout is up to date, because a render can be interrupted.
      const view = viewOf(element, rest.zoom)
      startTransition(() => setDrawn(before => redrawn(before, view, rest.zoom)))
    }
    // The observer also reports the initial size.
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [frame, rest, isMoving])

  return drawn
}

/** Returns the visible area at natural size. */
function viewOf({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement, zoom: number): Area {
  return {
    left: scrollLeft / zoom,
    top: scrollTop / zoom,
    right: (scrollLeft + clientWidth) / zoom,
    bottom: (scrollTop + clientHeight) / zoom,
  }
}

function redrawn(before: Drawn, view: Area, zoom: number): Drawn {
  const area = nextDrawnArea(before.area, view)
  const readable = zoom >= readableZoom
  return area === before.area && readable === before.readable ? before : { area, readable }
}
