import { useSearchParams } from 'react-router'
import { ownPath } from '#platform/addresses/ownPath.ts'

/** Returns the page requested before signing in, if it is one of ours, even after a detour through a mail. */
export function useNext(): string | undefined {
  const [query] = useSearchParams()
  // During prerendering there is neither a query nor a location.
  return nextOf(query, typeof location === 'undefined' ? '' : location.origin)
}

/**
 * Returns the page requested before signing in, if it is on this site: `next` in the query, or in the `continueUrl` of
 * a mail's link. Exported for its test.
 */
export function nextOf(query: URLSearchParams, origin: string): string | undefined {
  return ownPath(query.get('next')) ?? ownPath(continued(query, origin)) ?? undefined
}

function continued(query: URLSearchParams, origin: string): string | null {
  const address = URL.parse(query.get('continueUrl') ?? '')
  return address?.origin === origin ? address.searchParams.get('next') : null
}
