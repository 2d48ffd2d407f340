import * as z from 'zod'
import type { CallCloud } from '../cloud/callCloud.ts'

/** Sign-in with Discord and Steam mints tokens with the account's own key. */
export const tokenCreator = 'roles/iam.serviceAccountTokenCreator'

/** Lets the rules of Storage read the database. */
export const rulesReader = 'roles/firebaserules.firestoreServiceAgent'

/** What the functions' account does: it builds them, receives events, and works with data, accounts and files. */
const accountRoles = [
  'roles/cloudbuild.builds.builder',
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/logging.logWriter',
  'roles/run.invoker',
  'roles/storage.objectAdmin',
] as const

/** These contain the others. Older projects give the first to the account. */
const broadRoles = ['roles/editor', 'roles/owner']

/** Returns the roles that the functions' account lacks. */
export function missingRoles(roles: readonly string[]): readonly string[] {
  if (broadRoles.some(role => roles.includes(role))) return []
  return accountRoles.filter(role => !roles.includes(role))
}

const policyForm = z.looseObject({
  bindings: z
    .array(z.looseObject({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
})

type Policy = z.output<typeof policyForm>

/** Returns the service account with which functions run unless told otherwise. */
export function computeAccount(number: string): string {
  return `${number}-compute@developer.gserviceaccount.com`
}

/** Returns the service account of Storage's rules. */
export function storageAccount(number: string): string {
  return `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`
}

/** Returns the account as policies name it. */
export function membership(account: string): string {
  return `serviceAccount:${account}`
}

const options = { requestedPolicyVersion: 3 }

/** Reads who may do what in the project. */
async function projectPolicy(call: CallCloud, project: string): Promise<Policy> {
  const resource = `projects/${project}`
  return policyForm.parse(await call('cloudresourcemanager.projects.getIamPolicy', { resource }, { options }))
}

/** Reads the roles of an account in the project. */
export async function rolesOf(call: CallCloud, project: string, account: string): Promise<readonly string[]> {
  const { bindings } = await projectPolicy(call, project)
  return bindings.filter(({ members }) => members.includes(membership(account))).map(({ role }) => role)
}

/** Reads who may act as a service account. */
export async function accountPolicy(call: CallCloud, project: string, account: string): Promise<Policy> {
  const resource = `projects/${project}/serviceAccounts/${account}`
  const parameters = { resource, 'options.requestedPolicyVersion': '3' }
  return policyForm.parse(await call('iam.projects.serviceAccounts.getIamPolicy', parameters))
}

/** Gives an account roles in the project. A concurrent change is refused by the policy's tag. */
export async function grantInProject(
  call: CallCloud,
  project: string,
  account: string,
  roles: readonly string[],
): Promise<void> {
  const policy = withRoles(await projectPolicy(call, project), account, roles)
  await call('cloudresourcemanager.projects.setIamPolicy', { resource: `projects/${project}` }, { policy })
}

/** Lets an account sign tokens with its own key. */
export async function grantSigning(call: CallCloud, project: string, account: string): Promise<void> {
  const policy = withRoles(await accountPolicy(call, project, account), account, [tokenCreator])
  const resource = `projects/${project}/serviceAccounts/${account}`
  await call('iam.projects.serviceAccounts.setIamPolicy', { resource }, { policy })
}

function withRoles(policy: Policy, account: string, roles: readonly string[]): Policy {
  const added = roles.map(role => ({ role, members: [membership(account)] }))
  // A role with a condition is another binding; several bindings of one role are merged by Google.
  return { ...policy, bindings: [...policy.bindings, ...added] }
}
