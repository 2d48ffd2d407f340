import { useLayoutEffect } from 'react'

const controls = 'a[href], button'

/**
 * For a frame that another one of the same controls takes the place of: the one that had the focus has it there again.
 * Otherwise keyboards would start over, as soon as the page has loaded.
 */
export function useHandOnFocus(): void {
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement
      const at = Array.from<Element | null>(document.querySelectorAll(controls)).indexOf(focused)
      // The other frame is there once React is done.
      queueMicrotask(() => {
        if (!focused?.isConnected) document.querySelectorAll<HTMLElement>(controls)[at]?.focus()
      })
    },
    [],
  )
}
