import { useIsInFront } from './chat/useIsInFront.ts'

/** How often a visible page asks again; the edge revalidates at most every five seconds. */
const everyMs = 15_000

/** Returns the options of a query that follows the edge while the page is visible. */
export function useCalmPolling() {
  return { pollingInterval: useIsInFront() ? everyMs : 0 }
}
