import { createHash } from 'node:crypto'
import { requiredAge } from '@upper-bracket/shared/operator/operatorProblems'
import { termsTemplate } from '@upper-bracket/shared/operator/operatorView'
import { type AcceptedTerms, acceptsTermsOf } from '@upper-bracket/shared/profile/acceptedTerms'
import { languages } from '@upper-bracket/shared/profile/profile'
import { configuredOperator, ownText, ownTextFolders } from './operatorContent.ts'

/**
 * Returns what a person accepted who created an account then: every form and button that can says so. Null if the terms
 * may have been others.
 */
export async function acceptedTerms(
  createdAt: number,
  now: number,
  folders = ownTextFolders,
): Promise<AcceptedTerms | null> {
  if (!acceptsTermsOf(now, createdAt)) return null
  const operator = configuredOperator()
  const texts = await Promise.all(
    languages.map(async language => {
      const own = await ownText(`terms.${language}.md`, folders)
      return [language, own ?? termsTemplate(operator, language)]
    }),
  )
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  return { at: createdAt, version, minAge: requiredAge(operator) }
}
