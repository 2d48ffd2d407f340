import { createHash } from 'node:crypto'
import { requiredAge } from '@upper-bracket/shared/operator/operatorProblems'
import { templateVersion } from '@upper-bracket/shared/operator/operatorView'
import type { AcceptedTerms } from '@upper-bracket/shared/profile/acceptedTerms'
import { languages } from '@upper-bracket/shared/profile/profile'
import { operatorOf, ownText, ownTextFolders } from './operatorContent.ts'

/** Returns what a person accepts who creates an account at this time: every form and button that can says so. */
export async function acceptedTerms(at: number, folders = ownTextFolders): Promise<AcceptedTerms> {
  const texts = await Promise.all(languages.map(each => ownText(`terms.${each}.md`, folders)))
  const own = texts.filter(each => each !== null)
  const version =
    own.length === 0
      ? templateVersion
      : createHash('sha256').update(own.join('\n')).digest('hex').slice(0, 16)
  return { at, version, minAge: requiredAge(operatorOf()) }
}
