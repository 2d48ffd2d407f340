import { useOperatorViewQuery } from '#documents/operatorView.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'

interface MinAge {
  /** The age from which people may have an account, 0 for none; undefined until it is known. */
  readonly minAge: number | undefined
  /** Asks again after a failure; null without one. */
  readonly retry: (() => void) | null
}

/** Asks for the operator's age limit, if it is needed. It is not known while the page is prerendered. */
export function useMinAge(isNeeded = true): MinAge {
  const { language } = useLanguage()
  const { data, isError, refetch } = useOperatorViewQuery({ page: 'imprint', language }, { skip: !isNeeded })
  return { minAge: data?.minAge, retry: isError && data === undefined ? () => void refetch() : null }
}
