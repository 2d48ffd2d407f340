import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampedZoom, fittingZoom, scrollKeeping } from './zoom.ts'

interface Point {
  /** Pixels of the window. */
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** How large the drawing is when no gesture goes on: a new object at the end of each, since it has scrolled, too. */
interface Rest {
  readonly zoom: number
}

export interface Zoom {
  /** While a gesture goes on, the one before it. */
  readonly rest: Rest
  readonly isMoving: () => boolean
  /** What lies under the point stays there; without a point the middle of the frame does. */
  readonly zoomTo: (zoom: number, at?: Point) => void
  readonly zoomBy: (factor: number, at?: Point) => void
  /** The same as a step of a gesture: it is done when no other step has followed for a moment. */
  readonly pinchBy: (factor: number, at?: Point) => void
  /** The whole drawing, from its beginning. */
  readonly fitIn: () => void
}

/** What carries the size of the drawing: they are written to directly, so that no step of a zoom waits for React. */
export interface ZoomedParts {
  /** What is scrolled: as large as the drawing appears. */
  readonly extent: RefObject<HTMLElement | null>
  /** Laid out at natural size and shown at another one. */
  readonly canvas: RefObject<HTMLElement | null>
  /** What keeps to the edge of the frame, and so cannot be on the canvas; it reads `--zoom`. */
  readonly labels: RefObject<HTMLElement | null>
}

/** Padding of the frame at the sides of its canvas, in pixels. */
export const framePadding = 12

/** Between the last step of a gesture and its end. */
const restMs = 200

/**
 * The size at which a drawing is shown in the frame that scrolls it. While a gesture goes on, the canvas is a
 * picture that the compositor scales, and nothing on it is laid out or painted; at its end it is drawn sharp.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  { extent, canvas, labels }: ZoomedParts,
  { width, height }: Size,
): Zoom {
  const [rest, setRest] = useState<Rest>({ zoom: 1 })
  const shown = useRef(1)
  const moving = useRef<ReturnType<typeof setTimeout> | null>(null)

  const size = useCallback(() => {
    extent.current?.style.setProperty('width', `${width * shown.current}px`)
    extent.current?.style.setProperty('height', `${height * shown.current}px`)
    canvas.current?.style.setProperty('transform', `scale(${shown.current})`)
    labels.current?.style.setProperty('--zoom', String(shown.current))
  }, [extent, canvas, labels, width, height])
  // Before it is seen for the first time, and when rounds are folded.
  useLayoutEffect(size, [size])

  const show = useCallback(
    (next: number, at: Point | 'start' | null) => {
      const element = frame.current
      if (element === null) return
      const ratio = next / shown.current
      shown.current = next
      if (at === 'start') {
        size()
        element.scrollTo(0, 0)
        return
      }
      const box = element.getBoundingClientRect()
      const { clientWidth, clientHeight, scrollLeft, scrollTop } = element
      const x = at === null ? clientWidth / 2 : at.x - box.left
      const y = at === null ? clientHeight / 2 : at.y - box.top
      size()
      element.scrollTo(
        scrollKeeping({ scroll: scrollLeft, point: x, inset: framePadding }, ratio),
        scrollKeeping({ scroll: scrollTop, point: y, inset: 0 }, ratio),
      )
    },
    [frame, size],
  )
  const stop = useCallback(() => {
    if (moving.current !== null) clearTimeout(moving.current)
    moving.current = null
  }, [])
  const settle = useCallback(() => {
    stop()
    canvas.current?.style.removeProperty('will-change')
    setRest({ zoom: shown.current })
  }, [canvas, stop])
  useEffect(() => stop, [stop])

  const jump = useCallback(
    (next: number, at: Point | 'start' | null) => {
      show(clampedZoom(next), at)
      settle()
    },
    [show, settle],
  )

  return {
    rest,
    isMoving: useCallback(() => moving.current !== null, []),
    zoomTo: useCallback((next, at) => jump(next, at ?? null), [jump]),
    zoomBy: useCallback((factor, at) => jump(shown.current * factor, at ?? null), [jump]),
    pinchBy: useCallback(
      (factor, at) => {
        canvas.current?.style.setProperty('will-change', 'transform')
        show(clampedZoom(shown.current * factor), at ?? null)
        stop()
        moving.current = setTimeout(settle, restMs)
      },
      [canvas, show, stop, settle],
    ),
    fitIn: useCallback(() => {
      const element = frame.current
      if (element === null) return
      const room = {
        width: element.clientWidth - 2 * framePadding,
        // A frame around a small drawing is lower than it may become.
        height: Math.max(element.clientHeight, window.innerHeight - 48) - 2 * framePadding,
      }
      jump(fittingZoom({ width, height }, room), 'start')
      element.scrollIntoView({ block: 'nearest' })
    }, [frame, jump, width, height]),
  }
}
