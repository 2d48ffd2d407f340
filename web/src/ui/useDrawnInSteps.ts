import { useDeferredValue } from 'react'

/**
 * Returns whether to draw data that has arrived. React draws it in a transition, whose rendering is divided into small
 * tasks. A change of a store alone is rendered in one task, which can block the page.
 */
export function useDrawnInSteps(hasArrived: boolean): boolean {
  return useDeferredValue(hasArrived) && hasArrived
}
