import { useSearchParams } from 'react-router'

/** Returns the code from a mail's link in the address; null if there is none. */
export function useMailCode(): string | null {
  const [query] = useSearchParams()
  return query.get('oobCode') || null
}
