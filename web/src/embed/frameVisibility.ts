import type { Visibility } from '#platform/snapshot/pollSnapshot.ts'

/** Whether the tab is shown and the frame of this page is scrolled into view in it. */
export function frameVisibility(): Visibility {
  let isInView = true
  const listeners = new Set<() => void>()
  const isVisible = () => isInView && document.visibilityState === 'visible'
  const tell = () => {
    if (isVisible()) for (const listener of listeners) listener()
  }
  document.addEventListener('visibilitychange', tell)
  new IntersectionObserver(entries => {
    isInView = entries.at(-1)?.isIntersecting ?? true
    tell()
  }).observe(document.documentElement)
  return {
    isVisible,
    onVisible: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
