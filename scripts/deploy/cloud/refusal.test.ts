import { expect, test } from 'vitest'
import { Failure } from '../../fakes/cloud/fakeProject.ts'
import { FakeCloud } from '../../fakes/cloud/fakeCloud.ts'
import { cloudClient } from './callCloud.ts'
import type { Method } from './descriptions.ts'
import { explained, Refusal } from './refusal.ts'

const project = 'upper-test'

/** Makes the fake refuse a call, and explains it. */
async function explanationOf(method: Method, trouble: Failure | 'lost-request') {
  const cloud = new FakeCloud()
  cloud.trouble(method, trouble)
  const call = cloudClient({
    project,
    token: () => Promise.resolve('token'),
    fetch: cloud.fetch,
    stop: new AbortController().signal,
  })
  const path = `projects/${project}/databases/(default)`
  const parameters: Record<string, string> = method.includes('billingAccounts.budgets')
    ? { parent: 'billingAccounts/1' }
    : method.endsWith('databases.get')
      ? { name: path }
      : method === 'cloudresourcemanager.projects.create'
        ? {}
        : method === 'cloudbilling.projects.updateBillingInfo' ||
            method === 'cloudresourcemanager.projects.get'
          ? { name: `projects/${project}` }
          : method.endsWith('Policy')
            ? { resource: `projects/${project}` }
            : method.endsWith('addFirebase')
              ? { project: `projects/${project}` }
              : { parent: `projects/${project}` }
  const body = /create$|update|set|batchEnable|addFirebase/.test(method) ? {} : undefined
  const error: unknown = await call(method, parameters, body).catch(refused => refused)
  if (!(error instanceof Refusal)) throw error
  return explained(error, project)
}

const create = 'cloudresourcemanager.projects.create'
const get = 'cloudresourcemanager.projects.get'

test('a service that does not answer is named, with how long it was waited for', async () => {
  const fetch = () =>
    Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  const call = cloudClient({
    project,
    token: () => Promise.resolve('token'),
    fetch,
    stop: new AbortController().signal,
  })
  await expect(call(get, { name: `projects/${project}` })).rejects.toThrow(
    'cloudresourcemanager.googleapis.com has not answered for 60 seconds',
  )
})

test.each<[name: string, method: Method, trouble: Failure | 'lost-request', words: string, passes: boolean]>([
  ['no network', get, 'lost-request', 'check the network', true],
  ['an expired sign-in', get, new Failure(401, 'UNAUTHENTICATED', ''), 'firebase login --reauth', false],
  [
    'a narrow sign-in',
    get,
    new Failure(403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', ''),
    'allow all that it asks',
    false,
  ],
  [
    'an API that is not active yet',
    'firestore.projects.databases.get',
    new Failure(403, 'SERVICE_DISABLED', 'disabled', { service: 'firestore.googleapis.com' }),
    'firestore.googleapis.com is not active yet',
    true,
  ],
  [
    'terms that are not accepted',
    'firebase.projects.addFirebase',
    new Failure(403, 'PERMISSION_DENIED', 'Callers must accept Terms of Service'),
    'accept them',
    false,
  ],
  [
    'no billing',
    'firestore.projects.databases.create',
    new Failure(403, 'BILLING_DISABLED', 'This API method requires billing to be enabled.'),
    'billing/linkedaccount?project=upper-test',
    false,
  ],
  [
    'no billing, said otherwise',
    'serviceusage.services.batchEnable',
    new Failure(400, 'FAILED_PRECONDITION', 'Billing account for project is not found.'),
    'without billing',
    false,
  ],
  [
    'a billing account with too many projects',
    'cloudbilling.projects.updateBillingInfo',
    new Failure(400, 'FAILED_PRECONDITION', 'Precondition check failed: Cloud billing quota exceeded'),
    'billing_quota_increase',
    false,
  ],
  [
    'too many projects',
    create,
    new Failure(429, 'RESOURCE_EXHAUSTED', 'quota'),
    'as many projects as it may have',
    false,
  ],
  ['too many requests', get, new Failure(429, 'RATE_LIMIT_EXCEEDED', ''), 'takes no more requests', true],
  [
    "somebody else's name",
    create,
    new Failure(409, 'ALREADY_EXISTS', 'Requested entity already exists'),
    'can be seen within a minute: run the command again; if it is somebody else',
    false,
  ],
  [
    "somebody else's address",
    'firebasehosting.projects.sites.create',
    new Failure(400, 'INVALID_ARGUMENT', 'Invalid name: `upper-test` is reserved by another project'),
    'upper-test.web.app is reserved',
    false,
  ],
  [
    'a forbidden place',
    'firestore.projects.databases.create',
    new Failure(412, 'FAILED_PRECONDITION', "'eur3' violates constraint 'constraints/gcp.resourceLocations'"),
    'Your organization forbids this place',
    false,
  ],
  [
    'an unknown place',
    'firestore.projects.databases.create',
    new Failure(400, 'INVALID_ARGUMENT', 'Invalid location: mars'),
    'choose eur3 or europe-west1',
    false,
  ],
  [
    'forbidden publicity',
    'cloudresourcemanager.projects.setIamPolicy',
    new Failure(
      400,
      'FAILED_PRECONDITION',
      'One or more users named in the policy do not belong to a permitted customer.',
    ),
    'Domain restricted sharing',
    false,
  ],
  [
    'an account that is being made',
    'cloudresourcemanager.projects.setIamPolicy',
    new Failure(
      400,
      'INVALID_ARGUMENT',
      'Service account 1-compute@developer.gserviceaccount.com does not exist.',
    ),
    'does not exist yet',
    true,
  ],
  ['a quota of others', get, new Failure(403, 'USER_PROJECT_DENIED', ''), 'Service Usage Consumer', true],
  [
    'a project that is being deleted',
    get,
    new Failure(400, 'DELETE_REQUESTED', 'pending deletion'),
    'restore it',
    false,
  ],
  [
    'no right to budgets',
    'billingbudgets.billingAccounts.budgets.list',
    new Failure(403, 'PERMISSION_DENIED', ''),
    '--budget 0',
    false,
  ],
  [
    'no right',
    'firestore.projects.databases.create',
    new Failure(403, 'IAM_PERMISSION_DENIED', '', { permission: 'datastore.databases.create' }),
    '(datastore.databases.create): ask for the role Owner',
    false,
  ],
  [
    'a change at the same time',
    'cloudresourcemanager.projects.setIamPolicy',
    new Failure(409, 'ABORTED', 'There were concurrent policy changes.'),
    'at the same time',
    true,
  ],
  ['an outage', get, new Failure(503, 'UNAVAILABLE', ''), 'in some minutes', true],
  ['an answer of a proxy', get, new Failure(502, '', ''), 'out of order', true],
  [
    'anything else',
    get,
    new Failure(400, 'INVALID_ARGUMENT', 'Something odd'),
    "'Something odd' (400 INVALID_ARGUMENT). Do it at",
    false,
  ],
])('%s is explained with what to do', async (_, method, trouble, words, passes) => {
  const { sentence, ...rest } = await explanationOf(method, trouble)
  expect(sentence).toContain(words)
  expect(rest).toEqual({ passes })
})
