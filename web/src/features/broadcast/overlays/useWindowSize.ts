import { useSyncExternalStore } from 'react'

/** Follows the size of the window in CSS pixels. */
export function useWindowSize(): readonly [width: number, height: number] {
  const size = useSyncExternalStore(onResize, () => `${window.innerWidth} ${window.innerHeight}`)
  const [width = 0, height = 0] = size.split(' ').map(Number)
  return [width, height]
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
