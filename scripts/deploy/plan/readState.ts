import { budgetName } from '@upper-bracket/shared/limits/ceiling'
import { isSetUp } from '../../../functions/src/platform/optionalServices.ts'
import { isAbsence, Refusal } from '../cloud/refusal.ts'
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
import { unlessHidden } from './unknown.ts'
import { versionIn } from './version.ts'
import { databaseName, type Means, type State, topicName, type Wanted, wantedDomain } from './state.ts'

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
