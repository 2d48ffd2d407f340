import { vi } from 'vitest'
import { heldHeight } from '#ui/heldHeight.ts'

/** Gives all elements a height, and reports it to their observers at once. */
export function stubHeights(height: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly report: () => void
      constructor(report: () => void) {
        this.report = report
      }
      observe() {
        this.report()
      }
      disconnect() {}
    },
  )
}

/** The height that toasts on a phone leave free. */
export function heldNow(): string {
  return document.documentElement.style.getPropertyValue(heldHeight)
}
