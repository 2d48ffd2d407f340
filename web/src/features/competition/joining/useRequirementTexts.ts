import type { requiredText } from '@upper-bracket/shared/wording/requiredText'
import { useTranslation } from 'react-i18next'

/** The texts in which requirements are said, in the interface language. */
export function useRequirementTexts(): Parameters<typeof requiredText>[0] {
  const { t: competition, i18n } = useTranslation('competition')
  const { t: ranks } = useTranslation('ranks')
  return { competition, ranks, language: i18n.language }
}
