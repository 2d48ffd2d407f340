import type { OptionalMethod } from '../account/account.ts'
import type { DemonstrationView } from '../demonstration/demonstrationView.ts'
import type { Language } from '../profile/profile.ts'
import type { OperatorPage } from './operatorPages.ts'

/** The person or organization that runs an installation, as configured; an empty text is not configured. */
export interface Operator {
  readonly name: string
  /** A postal address. */
  readonly address: string
  /** A mail address, or the https address of a page. */
  readonly contact: string
  /** The age from which people may have an account; 0 for no such limit. */
  readonly minAge: number
  /** The authority that supervises the operator, registers and numbers, in Markdown. It may be empty. */
  readonly supervision: string
}

/** The age at which everybody in the European Union can consent without their parents (GDPR, article 8). */
export const defaultMinAge = 16

/** The content of one of the operator's pages. */
export interface OperatorView {
  readonly page: OperatorPage
  readonly language: Language
  readonly title: string
  /** Markdown, whose headings of the first two levels begin sections. */
  readonly text: string
  readonly minAge: number
  readonly signInMethods: readonly OptionalMethod[]
  readonly demonstration: DemonstrationView | null
  /** Whether the operator is configured as `operatorProblems` demands. */
  readonly isConfigured: boolean
}

/** The id of the element in which the page carries its content, so that it need not ask for it. */
export const carriedOperatorId = 'operator'

/** The address that answers with the content of a page. */
export function operatorViewAddress(page: OperatorPage, language: Language): string {
  return `/api/operator/${page}/${language}`
}

interface Section {
  /** Empty for text before the first heading. */
  readonly title: string
  readonly text: string
}

/** Splits Markdown at its headings of the first two levels. */
export function sectionsOf(text: string): readonly Section[] {
  return text
    .split(/^(?=##? )/m)
    .map(part => {
      const [, title = ''] = /^##? (.*)/.exec(part) ?? []
      return { title: title.trim(), text: part.replace(/^##? .*/, '').trim() }
    })
    .filter(({ title, text: own }) => title !== '' || own !== '')
}
