import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'

interface LoadedLater<Props extends object> {
  /** Suspends until it is loaded. */
  readonly Drawn: (props: Props) => ReactNode
  readonly load: () => Promise<unknown>
}

/**
 * A component that is loaded when it is needed, or before by `load`. Then it is drawn at once, which `lazy` does not do
 * the first time, and paper does not wait.
 */
export function drawnOnceLoaded<Props extends object>(
  fetched: () => Promise<{ readonly default: ComponentType<Props> }>,
): LoadedLater<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    const found = await fetched()
    loaded = found.default
    return found
  }
  const Lazy = lazy(load) as unknown as ComponentType<Props>
  // What was drawn first stays, so that it is not mounted again.
  const Drawn = (props: Props) => createElement(useState(() => loaded ?? Lazy)[0], props)
  return { Drawn, load }
}
