import { type RefObject, startTransition, useEffect, useState } from 'react'
import { type Area, nextDrawnArea } from './drawnArea.ts'
import { readableZoom } from './zoom.ts'

interface Drawn {
  readonly area: Area
  /** False from afar. */
  readonly readable: boolean
}

/** A zoom goes on in steps; between them nothing is drawn anew. */
const settledMs = 120

/**
 * Follows which part of a drawing is in view in the frame that scrolls it. Until the rest is drawn the bare frames
 * of its matches are there, so no step of a scroll or a zoom waits for what they hold.
 */
export function useDrawnArea(frame: RefObject<HTMLElement | null>, zoom: number): Drawn {
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    area: nextDrawnArea(null, { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }),
    readable: true,
  }))

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    let settled = false
    const look = () => {
      if (settled) startTransition(() => setDrawn(before => redrawn(before, element, zoom)))
    }
    const settling = setTimeout(() => {
      settled = true
      look()
    }, settledMs)
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(settling)
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [frame, zoom])

  return drawn
}

function redrawn(before: Drawn, frame: HTMLElement, zoom: number): Drawn {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame
  const area = nextDrawnArea(before.area, {
    left: scrollLeft / zoom,
    top: scrollTop / zoom,
    right: (scrollLeft + clientWidth) / zoom,
    bottom: (scrollTop + clientHeight) / zoom,
  })
  const readable = zoom >= readableZoom
  return area === before.area && readable === before.readable ? before : { area, readable }
}
