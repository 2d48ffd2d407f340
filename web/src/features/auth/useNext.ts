import { useSearchParams } from 'react-router'
import { ownPath } from '#platform/addresses/ownPath.ts'

/** The address that was wanted before signing in, where it is one of ours; also through a mail. */
export function useNext(): string | undefined {
  const [query] = useSearchParams()
  // Prerendered pages are rendered without a query, and without a location.
  return nextOf(query, typeof location === 'undefined' ? '' : location.origin)
}

/**
 * The address that was wanted before signing in, if it is one of ours: `next` of the page's own query, or that of
 * the page to which a mail was to lead back (`continueUrl`), where that is on this very site. Exported for its test.
 */
export function nextOf(query: URLSearchParams, origin: string): string | undefined {
  return ownPath(query.get('next')) ?? ownPath(continued(query, origin)) ?? undefined
}

function continued(query: URLSearchParams, origin: string): string | null {
  const address = URL.parse(query.get('continueUrl') ?? '')
  return address?.origin === origin ? address.searchParams.get('next') : null
}
