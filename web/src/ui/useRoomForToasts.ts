import { type RefObject, useEffect, useRef } from 'react'
import { heldHeight } from './heldHeight.ts'

/**
 * Returns the ref of an element that is held at the lower edge. Toasts are shown above it, or they would cover its
 * buttons.
 */
export function useRoomForToasts<E extends HTMLElement>(isHeld = true): RefObject<E | null> {
  const bar = useRef<E>(null)
  useEffect(() => {
    const element = bar.current
    if (element === null || !isHeld) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(heldHeight, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(heldHeight)
    }
  }, [isHeld])
  return bar
}
