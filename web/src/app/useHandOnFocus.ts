import { useLayoutEffect } from 'react'

const controls = 'a[href], button'

/**
 * Moves the focus to the same control of a frame that replaces another one with equal controls. Otherwise keyboard
 * users would have to start over once the page has loaded.
 */
export function useHandOnFocus(): void {
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement
      const at = Array.from<Element | null>(document.querySelectorAll(controls)).indexOf(focused)
      // The other frame exists once React has finished.
      queueMicrotask(() => {
        if (!focused?.isConnected) document.querySelectorAll<HTMLElement>(controls)[at]?.focus()
      })
    },
    [],
  )
}
