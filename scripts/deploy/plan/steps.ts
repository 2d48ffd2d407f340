import { budgetName } from '@upper-bracket/shared/limits/ceiling'
import { cloudRetentionMs } from '@upper-bracket/shared/operator/storedData'
import type { Answers } from './answers.ts'
import { address, domain, originOf, signInMethods, webhookAt } from './addressSteps.ts'
import { budgetBody } from './budget.ts'
import { ceilingSteps } from './ceilingSteps.ts'
import {
  computeAccount,
  grantInProject,
  grantSigning,
  missingRoles,
  rulesReader,
  storageAccount,
} from './policy.ts'
import {
  isRandom,
  neededSecrets,
  newPushKey,
  newSecret,
  publicPushKey,
  pushKey,
  readSecret,
  storeSecret,
} from './secrets.ts'
import { signInButtons } from './signInServices.ts'
import { databaseName, type State } from './state.ts'
import { type Step, unless } from './step.ts'
import { isUnknown } from './unknown.ts'

const apis = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'compute',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'pubsub',
  'run',
  'secretmanager',
  'securetoken',
  'storage',
].map(name => `${name}.googleapis.com`)

/** In the currency of the billing account, a month. */
const newBudget = 50

/** Google enables no more at once. */
const apisAtOnce = 20

const shortName = (api: string) => api.replace('.googleapis.com', '')

/** Returns the APIs that are not enabled yet. */
export const missingApis = ({ services }: State) => apis.filter(api => !services.includes(api))

const maxListed = 4

/** Names a few; of many, those that say nothing are counted. */
function parameterPhrases(missing: readonly (readonly [string, string])[]): readonly string[] {
  const lines = (some: typeof missing) => some.map(([name, value]) => `${name}=${value}`)
  if (missing.length <= maxListed) return lines(missing)
  const telling = missing.filter(([, value]) => value !== '' && value !== 'false')
  return [...lines(telling), `${missing.length - telling.length} others that are empty or false`]
}

const missingSecrets = ({ parameters, secrets }: State, answers: Answers) =>
  neededSecrets({ ...parameters, ...answers.parameters }).filter(name => !secrets.includes(name))

/** Everything that has to be there before the first deployment, in the order in which it is made. */
export const preparingSteps: readonly Step[] = [
  {
    key: 'parameters',
    check: ({ parameters }, { parameters: wanted }) =>
      parameterPhrases(Object.entries(wanted).filter(([name, value]) => parameters?.[name] !== value)),
    apply: ({ parameters }, _, answers) => parameters.write(answers.parameters),
    shownBy: ['parameters'],
  },
  {
    key: 'project',
    check: ({ project }, { project: id }) =>
      unless(project !== null, `a new project: this account sees none that is called ${id}`),
    operation: { of: 'cloudresourcemanager.projects.create', get: 'cloudresourcemanager.operations.get' },
    apply: ({ call, project }) =>
      call('cloudresourcemanager.projects.create', {}, { projectId: project, displayName: 'Upper Bracket' }),
    shownBy: ['project'],
  },
  {
    key: 'billing',
    check: ({ billing }) => unless(billing !== null, 'a billing account'),
    apply: ({ call, project }, _, { billingAccount: billingAccountName }) =>
      call(
        'cloudbilling.projects.updateBillingInfo',
        { name: `projects/${project}` },
        { billingAccountName },
      ),
    shownBy: ['billing'],
  },
  {
    key: 'services',
    check: state => {
      const missing = missingApis(state)
      return unless(
        missing.length === 0,
        `${missing.length} APIs of Google Cloud: ${missing.map(shortName).join(', ')}`,
      )
    },
    operation: { of: 'serviceusage.services.batchEnable', get: 'serviceusage.operations.get' },
    apply: async ({ call, project }, state) => {
      const parent = `projects/${project}`
      const serviceIds = missingApis(state).slice(0, apisAtOnce)
      const first = await call('serviceusage.services.batchEnable', { parent }, { serviceIds })
      const others = missingApis(state).slice(apisAtOnce)
      if (others.length === 0) return first
      return [first, await call('serviceusage.services.batchEnable', { parent }, { serviceIds: others })]
    },
    shownBy: ['services'],
  },
  {
    key: 'firebase',
    check: ({ hasFirebase }) => unless(hasFirebase, 'Firebase in the project'),
    operation: { of: 'firebase.projects.addFirebase', get: 'firebase.operations.get' },
    apply: ({ call, project }) =>
      call('firebase.projects.addFirebase', { project: `projects/${project}` }, {}),
    shownBy: ['hasFirebase'],
  },
  {
    key: 'budget',
    canDouble: ({ budget }) => budget === null,
    check: ({ budget: known }, { budget }) => {
      if (budget === 0 || isUnknown(known)) return []
      if (known === null) return [`a budget of ${budget ?? newBudget} a month with mails at 50, 90 and 100 %`]
      return unless(
        budget === null || known.units === String(budget),
        `${budget} instead of ${known.units || 'another amount'} a month`,
      )
    },
    apply: ({ call, project }, { billing, budget: known, project: of }, { budget }) => {
      const body = budgetBody(budgetName(project), of?.number ?? '', budget ?? newBudget)
      return known === null || isUnknown(known)
        ? call('billingbudgets.billingAccounts.budgets.create', { parent: billing ?? '' }, body)
        : call(
            'billingbudgets.billingAccounts.budgets.patch',
            { name: known.name, updateMask: 'amount' },
            { amount: body.amount },
          )
    },
    shownBy: ['budget'],
  },
  ...ceilingSteps,
  {
    key: 'database',
    operation: {
      of: 'firestore.projects.databases.create',
      get: 'firestore.projects.databases.operations.get',
    },
    check: ({ database }, { location }) => [
      ...unless(database !== null, `the database (default) in ${location || 'a place to be named'}`),
      ...unless(database?.isRecoverable ?? true, 'point-in-time recovery'),
      ...unless(database?.isProtected ?? true, 'protection against deleting the database'),
    ],
    apply: ({ call, project }, { database }, { location }) => {
      const settings = {
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      }
      if (database !== null)
        return call(
          'firestore.projects.databases.patch',
          { name: databaseName(project), updateMask: Object.keys(settings).join(',') },
          settings,
        )
      return call(
        'firestore.projects.databases.create',
        { parent: `projects/${project}`, databaseId: '(default)' },
        { type: 'FIRESTORE_NATIVE', locationId: location, ...settings },
      )
    },
    shownBy: ['database'],
  },
  {
    key: 'backups',
    check: ({ hasBackups }) => unless(hasBackups, 'a daily backup'),
    apply: ({ call, project }) =>
      call(
        'firestore.projects.databases.backupSchedules.create',
        { parent: databaseName(project) },
        { retention: `${cloudRetentionMs.backups / 1000}s`, dailyRecurrence: {} },
      ),
    shownBy: ['hasBackups'],
  },
  {
    key: 'bucket',
    check: ({ hasBucket }) => unless(hasBucket, 'the default bucket for pictures'),
    apply: ({ call, project }, { database }) =>
      call(
        'firebasestorage.projects.defaultBucket.create',
        { parent: `projects/${project}` },
        { location: bucketLocation(database?.location ?? '') },
      ),
    shownBy: ['hasBucket'],
  },
  {
    key: 'web app',
    canDouble: () => true,
    operation: { of: 'firebase.projects.webApps.create', get: 'firebase.operations.get' },
    check: ({ webApp }) => unless(webApp !== null, 'a web app'),
    apply: ({ call, project }) =>
      call(
        'firebase.projects.webApps.create',
        { parent: `projects/${project}` },
        { displayName: 'Upper Bracket' },
      ),
    shownBy: ['webApp'],
  },
  {
    key: 'site',
    check: ({ site }) => [
      ...unless(site !== null, 'a Hosting site'),
      ...unless(site === null || site.app !== '', 'the web app of the Hosting site'),
    ],
    apply: ({ call, project }, { site, webApp: appId }) =>
      site === null
        ? call(
            'firebasehosting.projects.sites.create',
            { parent: `projects/${project}`, siteId: project },
            { appId },
          )
        : call(
            'firebasehosting.projects.sites.patch',
            { name: `projects/${project}/sites/${project}`, updateMask: 'appId' },
            { appId },
          ),
    shownBy: ['site'],
  },
  domain,
  address,
  {
    key: 'sign-in',
    check: ({ signIn }) => unless(signIn !== null, 'Authentication'),
    apply: ({ call, project }) =>
      call(
        'identitytoolkit.projects.identityPlatform.initializeAuth',
        { project: `projects/${project}` },
        {},
      ),
    shownBy: ['signIn'],
  },
  signInMethods,
  signInButtons,
  {
    key: 'roles',
    check: ({ roles, maySign }) => [
      ...unless(
        missingRoles(roles).length === 0,
        `roles of the functions' account: ${missingRoles(roles).join(', ')}`,
      ),
      ...unless(maySign, "the functions' account may sign tokens"),
    ],
    apply: async ({ call, project }, { project: known, roles, maySign }) => {
      const account = computeAccount(known?.number ?? '')
      const missing = missingRoles(roles)
      if (missing.length > 0) await grantInProject(call, project, account, missing)
      if (!maySign) await grantSigning(call, project, account)
    },
    shownBy: ['roles', 'maySign'],
  },
  {
    key: 'storage rules',
    check: ({ hasRulesReader }) => unless(hasRulesReader, 'Storage rules may read the database'),
    apply: ({ call, project }, { project: known }) =>
      grantInProject(call, project, storageAccount(known?.number ?? ''), [rulesReader]),
    shownBy: ['hasRulesReader'],
    canWait: true,
  },
  {
    key: 'secrets',
    check: (state, answers) => missingSecrets(state, answers).map(name => `the secret ${name}`),
    apply: async ({ call, project }, state, answers) => {
      for (const name of missingSecrets(state, answers)) {
        const value = isRandom(name) ? newSecret() : await answers.secret(name)
        await storeSecret(call, project, name, value)
      }
    },
    shownBy: ['secrets'],
  },
  {
    key: 'push',
    check: ({ parameters, secrets }) =>
      unless(
        (parameters?.['VAPID_PUBLIC_KEY'] ?? '') !== '' && secrets.includes(pushKey),
        'the pair of keys of push notifications',
      ),
    apply: async ({ call, project, parameters }, { secrets }) => {
      if (!secrets.includes(pushKey)) {
        // The public key of another pair must be gone before this is interrupted.
        await parameters.write({ VAPID_PUBLIC_KEY: '' })
        await storeSecret(call, project, pushKey, newPushKey())
      }
      const privateKey = await readSecret(call, project, pushKey)
      await parameters.write({ VAPID_PUBLIC_KEY: publicPushKey(privateKey) })
    },
    shownBy: ['parameters', 'secrets'],
  },
]

/** What can only follow the deployment of the functions. */
export const followingSteps: readonly Step[] = [
  {
    key: 'Telegram',
    concerns: ({ webhook }) => webhook !== null,
    check: ({ webhook, parameters }, { project }) =>
      unless(
        webhook === null || webhook === webhookAt(originOf(project, parameters)),
        'the address to which Telegram sends what people write to the bot',
      ),
    apply: async ({ call, project, telegram }, { parameters }) =>
      telegram(await readSecret(call, project, 'TELEGRAM_BOT_TOKEN'), 'setWebhook', {
        url: webhookAt(originOf(project, parameters)),
        secret_token: await readSecret(call, project, 'TELEGRAM_WEBHOOK_SECRET'),
      }),
    shownBy: ['webhook'],
    canWait: true,
  },
]

/** Buckets know fewer places than databases. */
function bucketLocation(location: string): string {
  return { eur3: 'EU', nam5: 'US' }[location] ?? location
}
