import { type RefObject, useEffect } from 'react'
import type { Zoom } from './useZoom.ts'
import { zoomStep } from './zoom.ts'

/**
 * Pans and zooms the canvas in its frame: by dragging the background, Ctrl and the wheel or a trackpad pinch, two
 * fingers on a touch screen, and the keys + − 0. Plain scrolling is left to the browser.
 */
export function useCanvasGestures(
  frame: RefObject<HTMLElement | null>,
  { zoomTo, zoomBy, pinchBy }: Zoom,
): void {
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const stop = new AbortController()
    const listening = { signal: stop.signal }

    let dragged: { readonly x: number; readonly y: number } | null = null
    const drag = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isBackground(event, element)) return
      dragged = { x: event.clientX, y: event.clientY }
      element.setPointerCapture(event.pointerId)
      element.setAttribute('data-dragged', '')
    }
    const move = (event: PointerEvent) => {
      if (dragged === null) return
      element.scrollLeft -= event.clientX - dragged.x
      element.scrollTop -= event.clientY - dragged.y
      dragged = { x: event.clientX, y: event.clientY }
    }
    const drop = () => {
      dragged = null
      element.removeAttribute('data-dragged')
    }
    element.addEventListener('pointerdown', drag, listening)
    element.addEventListener('pointermove', move, listening)
    element.addEventListener('lostpointercapture', drop, listening)

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
      pinchBy(Math.exp(-Math.max(-60, Math.min(60, pixels)) / 180), { x: event.clientX, y: event.clientY })
    }
    element.addEventListener('wheel', wheel, { ...listening, passive: false })

    let before: { readonly spread: number; readonly x: number; readonly y: number } | null = null
    const pinch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (one === undefined || other === undefined) {
        before = null
        return
      }
      event.preventDefault()
      const now = {
        spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
        x: (one.clientX + other.clientX) / 2,
        y: (one.clientY + other.clientY) / 2,
      }
      if (before !== null && before.spread > 0) {
        // Two fingers moving together pan.
        element.scrollBy(before.x - now.x, before.y - now.y)
        pinchBy(now.spread / before.spread, now)
      }
      before = now
    }
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      element.addEventListener(name, pinch, { ...listening, passive: false })
    }

    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const zoom = event.repeat ? pinchBy : zoomBy
      if (event.key === '+' || event.key === '=') zoom(zoomStep)
      else if (event.key === '-') zoom(1 / zoomStep)
      else if (event.key === '0') zoomTo(1)
    }
    element.addEventListener('keydown', press, listening)

    return () => stop.abort()
  }, [frame, zoomTo, zoomBy, pinchBy])
}

/** Whether the target is neither a card nor a scroll bar of the frame. */
function isBackground(event: PointerEvent, frame: HTMLElement): boolean {
  const box = frame.getBoundingClientRect()
  return (
    event.target instanceof Element &&
    event.target.closest('button, a') === null &&
    event.clientX - box.left < frame.clientWidth &&
    event.clientY - box.top < frame.clientHeight
  )
}
