import type { OptionalMethod } from '../account/account.ts'
import { demonstrationLimits } from '../demonstration/demonstration.ts'
import type { DemonstrationView } from '../demonstration/demonstrationView.ts'
import type { Language } from '../profile/profile.ts'
import type { Operator, OperatorView } from './operator.ts'
import type { OperatorPage } from './operatorPages.ts'
import { contactAddress, operatorProblems, requiredAge } from './operatorProblems.ts'
import { type OptionalRecipient, recipientsOf } from './recipients.ts'
import {
  type CookieName,
  cloudRetentionMs,
  cookieRetention,
  type Retention,
  type StoredKind,
  storedData,
} from './storedData.ts'
import { en } from './texts/en.ts'
import type { OperatorFacts, OperatorTexts } from './texts/operatorTexts.ts'
import { ru } from './texts/ru.ts'

/** The dates of the templates, to be changed with what they say: all are of 29 November 2026. */
const revisedAt = {
  terms: 1_795_910_400_000,
  privacy: 1_795_910_400_000,
  imprint: 1_795_910_400_000,
} as const satisfies Record<OperatorPage, number>

const texts: Readonly<Record<Language, OperatorTexts>> = { ru, en }

/** The parameters that configure the operator. */
export const operatorParameters: Readonly<Record<keyof Operator, string>> = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  contact: 'OPERATOR_CONTACT',
  minAge: 'OPERATOR_MIN_AGE',
  supervision: 'OPERATOR_SUPERVISION',
}

interface Installation {
  readonly operator: Operator
  readonly recipients: ReadonlySet<OptionalRecipient>
  readonly signInMethods: readonly OptionalMethod[]
  readonly demonstration: DemonstrationView | null
  /** The operator's own text of the page, in Markdown; null for the template. */
  readonly ownText: string | null
}

/** Returns the content of a page of the operator: the operator's own text, or the template. */
export function operatorView(
  page: OperatorPage,
  language: Language,
  installation: Installation,
): OperatorView {
  const { operator, signInMethods, demonstration, ownText } = installation
  const { pages, titles, unconfigured } = texts[language]
  const problems = operatorProblems(operator)
  const missing = problems.map(each => operatorParameters[each])
  const notice =
    missing.length > 0 ? `${unconfigured(missing.map(each => `\`${each}\``).join(', '))}\n\n` : ''
  return {
    page,
    language,
    title: titles[page],
    text: ownText ?? notice + pages[page](factsOf(page, language, installation)),
    minAge: requiredAge(operator),
    signInMethods,
    demonstration,
    isConfigured: missing.length === 0,
  }
}

/** Returns the terms of use where the operator has no text of their own. */
export function termsTemplate(operator: Operator, language: Language): string {
  const nothingElse = { recipients: new Set<never>(), signInMethods: [], demonstration: null, ownText: null }
  return operatorView('terms', language, { operator, ...nothingElse }).text
}

function factsOf(
  page: OperatorPage,
  language: Language,
  { operator, recipients: setUp, demonstration }: Installation,
): OperatorFacts {
  const { cookies, recipients, stored, unstated } = texts[language]
  const stated = (fact: string) => (fact.trim() === '' ? unstated : escapedMarkdown(fact.trim()))
  const isDemonstration = demonstration === 'here'
  const kinds = (Object.keys(storedData) as readonly StoredKind[]).filter(
    kind => kind !== 'visit' || isDemonstration,
  )
  const counts = setUp.has('analytics')
  const cookieNames = (Object.keys(cookieRetention) as readonly CookieName[]).filter(
    name => counts || !isOfAnalytics(name),
  )
  return {
    name: stated(operator.name),
    address: stated(operator.address),
    contact: contactText(operator.contact, unstated),
    minAge: requiredAge(operator),
    supervision: operator.supervision.trim(),
    stored: listOf(
      kinds.map(kind => `${stored[kind]} ${retentionText(language, storedData[kind].retention)}`),
    ),
    recipients: listOf(recipientsOf(setUp, { isDemonstration }).map(each => recipients[each])),
    cookies: listOf(
      cookieNames.map(name => `${cookies[name]} ${retentionText(language, cookieRetention[name])}`),
    ),
    counts,
    copies: isDemonstration ? timeText(language, demonstrationLimits.visitMs) : null,
    backups: timeText(language, cloudRetentionMs.backups),
    logs: timeText(language, cloudRetentionMs.logs),
    revised: new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(revisedAt[page]),
  }
}

function isOfAnalytics(name: CookieName): boolean {
  return name === 'analytics' || name === '_ga'
}

function listOf(rows: readonly string[]): string {
  return rows.map(row => `- ${row}`).join('\n')
}

function contactText(contact: string, unstated: string): string {
  const href = contactAddress(contact)
  return href === null ? unstated : `[${escapedMarkdown(contact.trim())}](${href})`
}

/** Returns a text as Markdown that shows it as it is. */
function escapedMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#~|]/g, String.raw`\$&`)
}

function retentionText(language: Language, retention: Retention): string {
  const { after, afterExpiry, upTo, until } = texts[language]
  if (typeof retention === 'string') return until[retention]
  if ('afterMs' in retention) return after(timeText(language, retention.afterMs))
  if ('upToMs' in retention) return upTo(timeText(language, retention.upToMs))
  return afterExpiry(timeText(language, retention.afterExpiryMs))
}

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/** Writes a time in the largest unit of which it is a multiple: "30 days". */
function timeText(language: Language, ms: number): string {
  const [unit, unitMs] = units.find(([, each]) => ms % each === 0) ?? units[2]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(ms / unitMs)
}
