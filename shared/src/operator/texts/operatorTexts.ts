import type { OperatorPage } from '../operatorPages.ts'
import type { Recipient } from '../recipients.ts'
import type { CookieName, Retention, StoredKind } from '../storedData.ts'

/** The facts that the pages state, each as it is written in Markdown. */
export interface OperatorFacts {
  readonly name: string
  readonly address: string
  readonly contact: string
  /** 0 for no limit. */
  readonly minAge: number
  readonly supervision: string
  /** The rows of lists, without their marks. */
  readonly stored: string
  readonly recipients: string
  readonly cookies: string
  /** Whether visits are counted by those who agree. */
  readonly counts: boolean
  /** How long a demonstration stores what its visitors do; null if it is none. */
  readonly copies: string | null
  readonly backups: string
  readonly logs: string
  /** The date of these texts. */
  readonly revised: string
}

/** The templates of the operator's pages in one language. */
export interface OperatorTexts {
  readonly titles: Readonly<Record<OperatorPage, string>>
  /** Stands for a fact that is not configured. */
  readonly unstated: string
  /** Tells operators which parameters to set. */
  readonly unconfigured: (parameters: string) => string
  readonly stored: Readonly<Record<StoredKind, string>>
  readonly until: Readonly<Record<Extract<Retention, string>, string>>
  readonly after: (time: string) => string
  readonly upTo: (time: string) => string
  readonly afterExpiry: (time: string) => string
  readonly recipients: Readonly<Record<Recipient, string>>
  readonly cookies: Readonly<Record<CookieName, string>>
  readonly pages: Readonly<Record<OperatorPage, (facts: OperatorFacts) => string>>
}
