import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** From this distance on, a press is a drag. */
const minDistance = 4

/** Lets a mouse drag the content of a scroll container. Touch screens scroll without it. */
export function usePanning(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pane = container.current
    if (pane === null) return
    let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null =
      null
    let isDragging = false
    const press = ({ pointerType, button, clientX: x, clientY: y }: PointerEvent) => {
      isDragging = false
      if (pointerType === 'mouse' && button === 0) from = { x, y, left: pane.scrollLeft, top: pane.scrollTop }
    }
    const move = (event: PointerEvent) => {
      if (from === null) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!isDragging && Math.hypot(x, y) < minDistance) return
      if (!isDragging) pane.setPointerCapture(event.pointerId)
      isDragging = true
      pane.scrollTo(from.left - x, from.top - y)
    }
    const release = () => {
      from = null
    }
    const click = (event: MouseEvent) => {
      if (isDragging) event.preventDefault()
    }
    const controller = new AbortController()
    const { signal } = controller
    pane.addEventListener('pointerdown', press, { signal })
    pane.addEventListener('pointermove', move, { signal })
    pane.addEventListener('pointerup', release, { signal })
    pane.addEventListener('pointercancel', release, { signal })
    pane.addEventListener('click', click, { capture: true, signal })
    return () => controller.abort()
  }, [container])
}
