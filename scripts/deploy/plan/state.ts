import * as z from 'zod'
import { isSetUp } from '../../../functions/src/platform/optionalServices.ts'
import type { CallCloud } from '../cloud/callCloud.ts'
import { isAbsence, Refusal } from '../cloud/refusal.ts'
import type { TelegramApi } from '../cloud/telegramApi.ts'
import { accountPolicy, computeAccount, membership, projectPolicy, tokenCreator } from './policy.ts'
import { pages } from './pages.ts'
import { readSecret } from './secrets.ts'

/** What is known of a project. Whatever is absent, or cannot be there yet, is null or empty. */
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
  /** The secrets with an enabled version. */
  readonly secrets: readonly string[]
  /** The name of the budget. */
  readonly budget: string | null
  /** The address to which Telegram sends updates; null without a bot. */
  readonly webhook: string | null
  readonly domain: Domain | null
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
  /** Whether answers do not tell which addresses have accounts. */
  readonly isPrivate: boolean
}

interface Domain {
  readonly isActive: boolean
  /** The DNS records that are still to be set, a line each. */
  readonly records: readonly string[]
}

/** What the steps work with. */
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

type Read<P extends keyof State> = (means: Means, known: State) => Promise<State[P]>

/** Another project of the same billing account can have a budget of the same name. */
export const budgetName = (project: string) => `Upper Bracket, ${project}`

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
  secrets: [],
  budget: null,
  webhook: null,
  domain: null,
}

export const databaseName = (project: string) => `projects/${project}/databases/(default)`

const projectForm = z.object({ name: z.string(), state: z.string() })
const accountsForm = z.object({
  billingAccounts: z
    .array(
      z.object({ name: z.string(), displayName: z.string().default(''), open: z.boolean().default(false) }),
    )
    .default([]),
})
const billingForm = z.object({
  billingAccountName: z.string().default(''),
  billingEnabled: z.boolean().default(false),
})
const servicesForm = z.object({
  services: z.array(z.object({ config: z.object({ name: z.string() }) })).default([]),
  nextPageToken: z.string().default(''),
})
const databaseForm = z.object({
  locationId: z.string(),
  pointInTimeRecoveryEnablement: z.string().default(''),
  deleteProtectionState: z.string().default(''),
})
const backupsForm = z.object({ backupSchedules: z.array(z.unknown()).default([]) })
const appsForm = z.object({
  apps: z.array(z.object({ appId: z.string(), state: z.string().default('ACTIVE') })).default([]),
})
const signInForm = z.object({
  signIn: z
    .object({
      email: z
        .object({ enabled: z.boolean().default(false), passwordRequired: z.boolean().default(false) })
        .optional(),
    })
    .optional(),
  authorizedDomains: z.array(z.string()).default([]),
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().default('') }).optional() })
    .optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().default(false) }).optional(),
})
const secretsForm = z.object({
  secrets: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: z.string().default(''),
})
const versionsForm = z.object({ versions: z.array(z.unknown()).default([]) })
const budgetsForm = z.object({
  budgets: z.array(z.object({ name: z.string(), displayName: z.string().default('') })).default([]),
  nextPageToken: z.string().default(''),
})
const domainForm = z.object({
  hostState: z.string().default(''),
  requiredDnsUpdates: z
    .object({
      desired: z
        .array(
          z.object({
            records: z
              .array(z.object({ domainName: z.string(), type: z.string(), rdata: z.string() }))
              .default([]),
          }),
        )
        .default([]),
    })
    .optional(),
})

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
    const { appId } = z
      .object({ appId: z.string().default('') })
      .parse(await call('firebasehosting.projects.sites.get', { name }))
    return { app: appId }
  },

  signIn: async ({ call, project }) => {
    const read = signInForm.parse(
      await call('identitytoolkit.projects.getConfig', { name: `projects/${project}/config` }),
    )
    const { enabled = false, passwordRequired = false } = read.signIn?.email ?? {}
    return {
      hasPassword: enabled,
      hasLink: enabled && !passwordRequired,
      domains: read.authorizedDomains,
      action: read.notification?.sendEmail?.callbackUri ?? '',
      isPrivate: read.emailPrivacyConfig?.enableImprovedEmailPrivacy ?? false,
    }
  },

  roles: async ({ call, project }, { project: known }) => {
    const policy = await projectPolicy(call, project)
    const member = membership(computeAccount(known?.number ?? ''))
    return policy.bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role)
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

  budget: async ({ call, project }, { billing }) => {
    if (billing === null) return null
    const found = await pages(async pageToken => {
      const { budgets, nextPageToken } = budgetsForm.parse(
        await call('billingbudgets.billingAccounts.budgets.list', { parent: billing, ...pageToken }),
      )
      return { items: budgets, nextPageToken }
    })
    return found.find(({ displayName }) => displayName === budgetName(project))?.name ?? null
  },

  webhook: async ({ call, project, telegram }, { parameters, secrets }) => {
    if (!isSetUp('telegram', parameters ?? {}) || !secrets.includes('TELEGRAM_BOT_TOKEN')) return null
    const { url } = z
      .object({ url: z.string() })
      .parse(await telegram(await readSecret(call, project, 'TELEGRAM_BOT_TOKEN'), 'getWebhookInfo', {}))
    return url
  },

  domain: async ({ call, project }, { parameters }) => {
    const domain = ownDomain(parameters ?? {})
    if (domain === null) return null
    const name = `projects/${project}/sites/${project}/customDomains/${domain}`
    const read = domainForm.parse(await call('firebasehosting.projects.sites.customDomains.get', { name }))
    return {
      isActive: read.hostState === 'HOST_ACTIVE',
      records: (read.requiredDnsUpdates?.desired ?? []).flatMap(({ records }) =>
        records.map(({ domainName, type, rdata }) => `${domainName} ${type} ${rdata}`),
      ),
    }
  },
}

const unknownProject: readonly string[] = ['PERMISSION_DENIED', 'IAM_PERMISSION_DENIED', 'NOT_FOUND']
const beforeProject: readonly (keyof State)[] = ['parameters', 'project', 'billingAccounts']

/** Reads parts of the state again, all of them unless told. @throws Refusal */
export async function readState(
  means: Means,
  parts: readonly (keyof State)[] = Object.keys(readers) as (keyof State)[],
  known: State = nothing,
): Promise<State> {
  let state = known
  for (const part of parts) {
    if (state.project === null && !beforeProject.includes(part)) continue
    state = { ...state, [part]: await partOf(part, means, state) }
  }
  return state
}

async function partOf(part: keyof State, means: Means, state: State): Promise<unknown> {
  try {
    return await readers[part](means, state)
  } catch (error) {
    if (isAbsence(error)) return nothing[part]
    throw error
  }
}

/** Returns the domain of the page if it is not the one that Hosting gives; null otherwise. */
export function ownDomain(parameters: Readonly<Record<string, string>>): string | null {
  const origin = URL.parse(parameters['PUBLIC_ORIGIN'] ?? '')
  return origin === null || origin.hostname.endsWith('.web.app') ? null : origin.hostname
}
