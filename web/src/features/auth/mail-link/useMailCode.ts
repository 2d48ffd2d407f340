import { useSearchParams } from 'react-router'

/** The code in the address, from the link in a mail; null if there is none. */
export function useMailCode(): string | null {
  const [query] = useSearchParams()
  return query.get('oobCode') || null
}
