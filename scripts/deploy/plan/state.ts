import { budgetName, budgetTopic } from '@upper-bracket/shared/limits/ceiling'
import { isSetUp } from '../../../functions/src/platform/optionalServices.ts'
import type { CallCloud } from '../cloud/callCloud.ts'
import { isAbsence, Refusal } from '../cloud/refusal.ts'
import type { TelegramApi } from '../cloud/telegramApi.ts'
import {
  accountsForm,
  appsForm,
  backupsForm,
  billingForm,
  budgetsForm,
  channelForm,
  databaseForm,
  domainForm,
  functionsForm,
  projectForm,
  secretsForm,
  servicesForm,
  signInForm,
  siteForm,
  versionsForm,
  webhookForm,
} from './answerForms.ts'
import {
  accountPolicy,
  computeAccount,
  membership,
  rolesOf,
  rulesReader,
  storageAccount,
  tokenCreator,
} from './policy.ts'
import { pages } from './pages.ts'
import { readSecret } from './secrets.ts'
import { turnedOnServices } from './signInServices.ts'
import { type Unknown, unlessHidden } from './unknown.ts'
import { type Version, versionIn } from './version.ts'

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

type Read<P extends keyof State> = (means: Means, known: State, wanted: Wanted) => Promise<State[P]>

const nothing: State = {
  parameters: null,
  project: null,
  billingAccounts: [],
  billing: null,
  services: [],
  hasFirebase: false,
  database: null,
  hasBackups: false,
  hasBucket: false,
  webApp: null,
  site: null,
  signIn: null,
  roles: [],
  maySign: false,
  hasRulesReader: false,
  secrets: [],
  budget: null,
  hasTopic: false,
  webhook: null,
  domain: null,
  functions: null,
  version: null,
}

export const topicName = (project: string) => `projects/${project}/topics/${budgetTopic}`
export const databaseName = (project: string) => `projects/${project}/databases/(default)`

/** The parts of the state, in the order in which they are read: later ones need earlier ones. */
const readers: { readonly [P in keyof State]: Read<P> } = {
  parameters: ({ parameters }) => parameters.read(),

  project: async ({ call, project }) => {
    try {
      const read = projectForm.parse(
        await call('cloudresourcemanager.projects.get', { name: `projects/${project}` }),
      )
      if (read.state === 'ACTIVE') return { number: read.name.replace('projects/', '') }
      throw new Refusal({
        method: 'cloudresourcemanager.projects.get',
        status: 400,
        reason: read.state,
        message: 'pending deletion',
      })
    } catch (error) {
      // Google does not tell a project of others from none.
      if (error instanceof Refusal && unknownProject.includes(error.facts.reason)) return null
      throw error
    }
  },

  billingAccounts: async ({ call }) => {
    const { billingAccounts } = accountsForm.parse(await call('cloudbilling.billingAccounts.list', {}))
    return billingAccounts.filter(({ open }) => open).map(({ name, displayName }) => ({ name, displayName }))
  },

  billing: async ({ call, project }) => {
    const { billingAccountName, billingEnabled } = billingForm.parse(
      await call('cloudbilling.projects.getBillingInfo', { name: `projects/${project}` }),
    )
    return billingEnabled ? billingAccountName : null
  },

  services: ({ call, project }) =>
    pages(async pageToken => {
      const { services, nextPageToken } = servicesForm.parse(
        await call('serviceusage.services.list', {
          parent: `projects/${project}`,
          filter: 'state:ENABLED',
          pageSize: '200',
          ...pageToken,
        }),
      )
      return { items: services.map(({ config }) => config.name), nextPageToken }
    }),

  hasFirebase: async ({ call, project }) => {
    await call('firebase.projects.get', { name: `projects/${project}` })
    return true
  },

  database: async ({ call, project }) => {
    const read = databaseForm.parse(
      await call('firestore.projects.databases.get', { name: databaseName(project) }),
    )
    return {
      location: read.locationId,
      isRecoverable: read.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
      isProtected: read.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
    }
  },

  hasBackups: async ({ call, project }) => {
    const parent = databaseName(project)
    const read = await call('firestore.projects.databases.backupSchedules.list', { parent })
    return backupsForm.parse(read).backupSchedules.length > 0
  },

  hasBucket: async ({ call, project }) => {
    await call('firebasestorage.projects.getDefaultBucket', { name: `projects/${project}/defaultBucket` })
    return true
  },

  webApp: async ({ call, project }) => {
    const { apps } = appsForm.parse(
      await call('firebase.projects.webApps.list', { parent: `projects/${project}` }),
    )
    return apps.find(({ state }) => state === 'ACTIVE')?.appId ?? null
  },

  site: async ({ call, project }) => {
    const name = `projects/${project}/sites/${project}`
    const { appId } = siteForm.parse(await call('firebasehosting.projects.sites.get', { name }))
    return { app: appId }
  },

  signIn: async ({ call, project }) => {
    const read = signInForm.parse(
      await call('identitytoolkit.projects.getConfig', { name: `projects/${project}/config` }),
    )
    const { enabled = false, passwordRequired = false } = read.signIn?.email ?? {}
    const { callbackUri = '', method, smtp } = read.notification?.sendEmail ?? {}
    return {
      hasPassword: enabled,
      hasLink: enabled && !passwordRequired,
      domains: read.authorizedDomains,
      action: callbackUri,
      mailServer: method === 'CUSTOM_SMTP' ? (smtp?.host ?? '') : null,
      isClosed: read.client?.permissions?.disabledUserSignup ?? false,
      services: await turnedOnServices(call, project),
      isPrivate: read.emailPrivacyConfig?.enableImprovedEmailPrivacy ?? false,
    }
  },

  roles: ({ call, project }, { project: known }) =>
    rolesOf(call, project, computeAccount(known?.number ?? '')),

  hasRulesReader: async ({ call, project }, { project: known }) => {
    const roles = await rolesOf(call, project, storageAccount(known?.number ?? ''))
    return roles.includes(rulesReader)
  },

  maySign: async ({ call, project }, { project: known }) => {
    const account = computeAccount(known?.number ?? '')
    const policy = await accountPolicy(call, project, account)
    return policy.bindings.some(
      ({ role, members }) => role === tokenCreator && members.includes(membership(account)),
    )
  },

  secrets: async ({ call, project }) => {
    const names = await pages(async pageToken => {
      const { secrets, nextPageToken } = secretsForm.parse(
        await call('secretmanager.projects.secrets.list', { parent: `projects/${project}`, ...pageToken }),
      )
      return { items: secrets.map(({ name }) => name), nextPageToken }
    })
    const inUse: string[] = []
    for (const parent of names) {
      const read = await call('secretmanager.projects.secrets.versions.list', {
        parent,
        filter: 'state:ENABLED',
        pageSize: '1',
      })
      if (versionsForm.parse(read).versions.length > 0) inUse.push(parent.split('/').at(-1) ?? '')
    }
    return inUse
  },

  budget: async ({ call, project }, { billing }, wanted) => {
    if (billing === null || wanted.budget === 0) return null
    return unlessHidden(project, async () => {
      const found = await pages(async pageToken => {
        // An owner of the project may see its budgets without a role at the billing account.
        const parameters = { parent: billing, scope: `projects/${project}`, ...pageToken }
        const { budgets, nextPageToken } = budgetsForm.parse(
          await call('billingbudgets.billingAccounts.budgets.list', parameters),
        )
        return { items: budgets, nextPageToken }
      })
      const own = found.find(({ displayName }) => displayName === budgetName(project))
      return own === undefined
        ? null
        : {
            name: own.name,
            units: own.amount?.specifiedAmount?.units ?? '',
            topic: own.notificationsRule?.pubsubTopic ?? '',
          }
    })
  },

  hasTopic: async ({ call, project }) => {
    await call('pubsub.projects.topics.get', { topic: topicName(project) })
    return true
  },

  webhook: async ({ call, project, telegram }, { parameters, secrets }) => {
    if (!isSetUp('telegram', parameters ?? {}) || !secrets.includes('TELEGRAM_BOT_TOKEN')) return null
    return unlessHidden(project, async () => {
      const token = await readSecret(call, project, 'TELEGRAM_BOT_TOKEN')
      return webhookForm.parse(await telegram(token, 'getWebhookInfo', {})).url
    })
  },

  domain: async ({ call, project }, { parameters }, wanted) => {
    const domain = wantedDomain(wanted, parameters)
    if (domain === null) return null
    const name = `projects/${project}/sites/${project}/customDomains/${domain}`
    const { hostState, ownershipState, cert, requiredDnsUpdates } = domainForm.parse(
      await call('firebasehosting.projects.sites.customDomains.get', { name }),
    )
    const { desired = [], discovered = [] } = requiredDnsUpdates ?? {}
    const records = (sets: typeof desired) => sets.flatMap(set => set.records)
    const line = ({ domainName, type, rdata }: ReturnType<typeof records>[number]) =>
      `${domainName} ${type} ${rdata}`
    return {
      isActive:
        hostState === 'HOST_ACTIVE' &&
        ownershipState === 'OWNERSHIP_ACTIVE' &&
        ['CERT_ACTIVE', 'CERT_EXPIRING_SOON'].includes(cert?.state ?? ''),
      records: [
        ...records(desired)
          .filter(({ requiredAction }) => !['NONE', 'REMOVE'].includes(requiredAction))
          .map(record => `add ${line(record)}`),
        ...records(discovered)
          .filter(({ requiredAction }) => requiredAction === 'REMOVE')
          .map(record => `remove ${line(record)}`),
      ],
    }
  },

  functions: async ({ call, project }) => {
    const parent = `projects/${project}/locations/-`
    const read = await call('cloudfunctions.projects.locations.functions.list', { parent, pageSize: '1' })
    const [first] = functionsForm.parse(read).functions
    return first === undefined
      ? null
      : { isDemonstration: isSetUp('demonstration', first.serviceConfig.environmentVariables) }
  },

  version: async ({ call, project }) => {
    const name = `projects/${project}/sites/${project}/channels/live`
    const { release } = channelForm.parse(await call('firebasehosting.projects.sites.channels.get', { name }))
    return versionIn(release?.message ?? '')
  },
}

const unknownProject: readonly string[] = ['PERMISSION_DENIED', 'IAM_PERMISSION_DENIED', 'NOT_FOUND']
const beforeProject: readonly (keyof State)[] = ['parameters', 'project', 'billingAccounts']

/** Reads parts of the state again, all of them unless told. @throws Refusal */
export async function readState(
  means: Means,
  wanted: Wanted,
  parts: readonly (keyof State)[] = Object.keys(readers) as (keyof State)[],
  known: State = nothing,
): Promise<State> {
  let state = known
  for (const part of parts) {
    if (state.project === null && !beforeProject.includes(part)) continue
    state = { ...state, [part]: await partOf(part, means, state, wanted) }
  }
  return state
}

async function partOf(part: keyof State, means: Means, state: State, wanted: Wanted): Promise<unknown> {
  try {
    return await readers[part](means, state, wanted)
  } catch (error) {
    if (isAbsence(error)) return nothing[part]
    throw error
  }
}

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
