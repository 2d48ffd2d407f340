import { useSearchParams } from 'react-router'

/** The code in the link of a mail; null where the address carries none. */
export function useMailCode(): string | null {
  const [query] = useSearchParams()
  return query.get('oobCode') || null
}
