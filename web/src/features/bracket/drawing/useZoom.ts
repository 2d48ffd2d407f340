import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampedZoom, fittingZoom, scrollKeeping } from './zoom.ts'

interface Point {
  /** The coordinates in pixels of the window. */
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The zoom between gestures. It is a new object after each gesture, since the gesture has also scrolled. */
interface Rest {
  readonly zoom: number
}

export interface Zoom {
  /** The state before the current gesture, if there is one. */
  readonly rest: Rest
  readonly isMoving: () => boolean
  /** Zooms around a point, by default the middle of the frame. */
  readonly zoomTo: (zoom: number, at?: Point) => void
  readonly zoomBy: (factor: number, at?: Point) => void
  /** A step of a gesture, which ends when no other step follows for a moment. */
  readonly pinchBy: (factor: number, at?: Point) => void
  /** Fits the whole tree, scrolled to its beginning. */
  readonly fitIn: () => void
}

/** The elements that carry the zoom. It is written to them directly, so that no step waits for React. */
export interface ZoomedParts {
  /** The scrolled content, with the scaled size of the tree. */
  readonly extent: RefObject<HTMLElement | null>
  /** The element that is laid out at natural size, and scaled. */
  readonly canvas: RefObject<HTMLElement | null>
  /** Sticky elements, which cannot be on the canvas; they read `--zoom`. */
  readonly labels: RefObject<HTMLElement | null>
}

/** The horizontal padding of the frame, in pixels. */
export const framePadding = 12

/** The time from the last step of a gesture to its end. */
const restMs = 200

/**
 * Manages the zoom of the tree in its frame. During a gesture the compositor scales the canvas as a picture, without
 * layout or paint. At the end it is drawn sharp.
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
  // The size is set before the first paint, and when rounds are collapsed.
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
      const space = {
        width: element.clientWidth - 2 * framePadding,
        // The frame of a small tree is lower than its maximum height.
        height: Math.max(element.clientHeight, window.innerHeight - 48) - 2 * framePadding,
      }
      jump(fittingZoom({ width, height }, space), 'start')
      element.scrollIntoView({ block: 'nearest' })
    }, [frame, jump, width, height]),
  }
}
