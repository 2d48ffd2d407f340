import { budgetTopic } from '@upper-bracket/shared/limits/ceiling'
import type { CallCloud } from '../cloud/callCloud.ts'
import type { TelegramApi } from '../cloud/telegramApi.ts'
import type { Unknown } from './unknown.ts'
import type { Version } from './version.ts'

/** The state of a project. A part that is absent, or cannot be there yet, is null or empty. */
export interface State {
  /** The contents of `functions/.env.<project>`; null if there is no such file. */
  readonly parameters: Readonly<Record<string, string>> | null
  readonly project: { readonly number: string } | null
  /** The open billing accounts that the signed-in account sees. */
  readonly billingAccounts: readonly { readonly name: string; readonly displayName: string }[]
  /** The billing account of the project. */
  readonly billing: string | null
  /** The enabled APIs, such as `firestore.googleapis.com`. */
  readonly services: readonly string[]
  readonly hasFirebase: boolean
  readonly database: Database | null
  readonly hasBackups: boolean
  readonly hasBucket: boolean
  /** The id of a web app. */
  readonly webApp: string | null
  /** The Hosting site; its app is the one whose configuration the page loads. */
  readonly site: { readonly app: string } | null
  readonly signIn: SignInSettings | null
  /** The roles of the functions' account in the project. */
  readonly roles: readonly string[]
  /** Whether the functions' account may sign tokens. */
  readonly maySign: boolean
  /** Whether the rules of Storage may read the database. */
  readonly hasRulesReader: boolean
  /** The secrets with an enabled version. */
  readonly secrets: readonly string[]
  readonly budget: Budget | Unknown | null
  /** Whether there is the topic of the budget. */
  readonly hasTopic: boolean
  /** The address to which Telegram sends updates; null without a bot. */
  readonly webhook: string | Unknown | null
  readonly domain: Domain | null
  /** The deployed functions; null if there are none. */
  readonly functions: { readonly isDemonstration: boolean } | null
  /** The version that people see; null if there is none, or another way led to it. */
  readonly version: Version | null
}

interface Budget {
  readonly name: string
  /** The amount of a month; empty if it follows what was spent before. */
  readonly units: string
  /** The topic to which it publishes; empty if there is none. */
  readonly topic: string
}

interface Database {
  readonly location: string
  readonly isRecoverable: boolean
  readonly isProtected: boolean
}

interface SignInSettings {
  readonly hasPassword: boolean
  readonly hasLink: boolean
  readonly domains: readonly string[]
  /** The page that mails lead to. */
  readonly action: string
  /** The host of the project's own mail server; null if Google sends the mails. */
  readonly mailServer: string | null
  /** Whether nobody can sign up but by the functions. */
  readonly isClosed: boolean
  /** Whether answers do not tell which addresses have accounts. */
  readonly isPrivate: boolean
  readonly services: readonly string[]
}

interface Domain {
  /** Whether it leads to the page, with a certificate. */
  readonly isActive: boolean
  /** The DNS records that are still to be added or removed, a line each. */
  readonly records: readonly string[]
}

/** The access to a project and to the services around it. */
export interface Means {
  readonly project: string
  readonly call: CallCloud
  readonly telegram: TelegramApi
  readonly parameters: ParameterFile
}

/** The file of parameters of a project. */
export interface ParameterFile {
  read(): Promise<Readonly<Record<string, string>> | null>
  /** Adds or replaces values, and keeps all other lines. */
  write(values: Readonly<Record<string, string>>): Promise<void>
}

/** The wishes of a person that decide about parts to read. */
export interface Wanted {
  /** The domain of the page; empty to leave it as it is. */
  readonly domain: string
  /** In the currency of the billing account, a month; 0 for none, null to leave it as it is. */
  readonly budget: number | null
}

export const topicName = (project: string) => `projects/${project}/topics/${budgetTopic}`
export const databaseName = (project: string) => `projects/${project}/databases/(default)`

/** Whether Hosting gives this address to a project by itself. */
const isHostingAddress = (host: string) => /\.(web\.app|firebaseapp\.com)$/.test(host)

/** Returns the domain that the page has or shall have, if it is not the one that Hosting gives; null otherwise. */
export function wantedDomain(
  { domain }: Pick<Wanted, 'domain'>,
  parameters: State['parameters'],
): string | null {
  if (domain !== '') return domain
  const origin = URL.parse(parameters?.['PUBLIC_ORIGIN'] ?? '')
  return origin === null || isHostingAddress(origin.hostname) ? null : origin.hostname
}
