import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { clampedZoom, fittingZoom, scrollKeeping } from './zoom.ts'

interface Point {
  /** Pixels of the window. */
  readonly x: number
  readonly y: number
}

export interface Zoom {
  readonly zoom: number
  /** What lies under the point stays there; without a point the middle of the frame does. */
  readonly zoomTo: (zoom: number, at?: Point) => void
  readonly zoomBy: (factor: number, at?: Point) => void
  /** The whole drawing, from its beginning. */
  readonly fitIn: (drawing: { readonly width: number; readonly height: number }) => void
}

/** Padding of the frame at the sides of its canvas, in pixels. */
export const framePadding = 12

/** The size at which a drawing is shown in the frame that scrolls it. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState(1)
  const wanted = useRef(1)
  const drawn = useRef(1)
  const anchor = useRef<Point | 'start' | null>(null)

  // After the drawing has its new size and before it is seen: nothing jumps.
  useLayoutEffect(() => {
    const element = frame.current
    const ratio = zoom / drawn.current
    drawn.current = zoom
    if (element === null || ratio === 1) return
    if (anchor.current === 'start') {
      element.scrollTo(0, 0)
      return
    }
    const box = element.getBoundingClientRect()
    const x = anchor.current === null ? element.clientWidth / 2 : anchor.current.x - box.left
    const y = anchor.current === null ? element.clientHeight / 2 : anchor.current.y - box.top
    element.scrollTo(
      scrollKeeping({ scroll: element.scrollLeft, point: x, inset: framePadding }, ratio),
      scrollKeeping({ scroll: element.scrollTop, point: y, inset: 0 }, ratio),
    )
  }, [frame, zoom])

  const show = useCallback((next: number, at: Point | 'start' | null) => {
    wanted.current = clampedZoom(next)
    anchor.current = at
    setZoom(wanted.current)
  }, [])

  return {
    zoom,
    zoomTo: useCallback((next, at) => show(next, at ?? null), [show]),
    zoomBy: useCallback((factor, at) => show(wanted.current * factor, at ?? null), [show]),
    fitIn: useCallback(
      drawing => {
        const element = frame.current
        if (element === null) return
        const width = element.clientWidth - 2 * framePadding
        // A frame around a small drawing is lower than it may become.
        const height = Math.max(element.clientHeight, window.innerHeight - 48) - 2 * framePadding
        show(fittingZoom(drawing, { width, height }), 'start')
        element.scrollTo(0, 0)
        element.scrollIntoView({ block: 'nearest' })
      },
      [frame, show],
    ),
  }
}
