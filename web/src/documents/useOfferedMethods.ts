import { type OptionalMethod, optionalMethods } from '@upper-bracket/shared/account/account'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useOperatorViewQuery } from './operatorView.ts'

/**
 * Returns the optional sign-in methods that the installation has set up; null until they are known. After a failure all
 * are offered.
 */
export function useOfferedMethods(): readonly OptionalMethod[] | null {
  const { language } = useLanguage()
  const { data, isError } = useOperatorViewQuery({ page: 'imprint', language })
  if (data === undefined && !isError) return null
  // The edge may still answer as before a deployment.
  return data?.signInMethods ?? optionalMethods
}
