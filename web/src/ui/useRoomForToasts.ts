import { type RefObject, useEffect, useRef } from 'react'
import { heldHeight } from './heldHeight.ts'

/** Bars are at most so far from the edge, and leave the frame of a field visible. */
const distance = 24

/**
 * Returns the ref of an element that is held at the lower edge. Toasts are shown above it, or they would cover its
 * buttons, and what gets the focus is scrolled above it. A scroll margin of fields would not do that, because browsers
 * scroll to the cursor in them.
 */
export function useRoomForToasts<E extends HTMLElement>(isHeld = true): RefObject<E | null> {
  const bar = useRef<E>(null)
  useEffect(() => {
    const element = bar.current
    if (element === null || !isHeld) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty(heldHeight, `${element.offsetHeight}px`)
      style.scrollPaddingBottom = `${element.offsetHeight + distance}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(heldHeight)
      style.scrollPaddingBottom = ''
    }
  }, [isHeld])
  return bar
}
