import { useDeferredValue } from 'react'

/**
 * Returns whether to draw what has arrived. React follows it in a transition, whose rendering is divided into small
 * tasks; changes of a store alone are rendered in one, which can block the page.
 */
export function useDrawnInSteps(hasArrived: boolean): boolean {
  return useDeferredValue(hasArrived) && hasArrived
}
