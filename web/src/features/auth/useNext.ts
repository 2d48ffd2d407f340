import { useSearchParams } from 'react-router'
import { nextOf } from './nextOf.ts'

/** The address that was wanted before signing in, where it is one of ours; also through a mail. */
export function useNext(): string | undefined {
  const [query] = useSearchParams()
  // Prerendered pages are rendered without a query, and without a location.
  return nextOf(query, typeof location === 'undefined' ? '' : location.origin)
}
