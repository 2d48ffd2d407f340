import { type RefObject, startTransition, useEffect, useState } from 'react'
import { type Area, nextDrawnArea } from './drawnArea.ts'
import type { Zoom } from './useZoom.ts'
import { readableZoom } from './zoom.ts'

interface Drawn {
  readonly area: Area
  /** False from afar. */
  readonly readable: boolean
}

/**
 * Follows which part of a drawing is in view in the frame that scrolls it. Until the rest is drawn the bare frames
 * of its matches are there, so no step of a scroll waits for what they hold, and a zoom draws nothing before its end.
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
      // Read here, where the layout is known, and not in a render that may come in between.
      const view = viewOf(element, rest.zoom)
      startTransition(() => setDrawn(before => redrawn(before, view, rest.zoom)))
    }
    // Tells the size once at the beginning, too.
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

/** What is in view, at natural size. */
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
