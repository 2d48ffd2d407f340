import type { Method } from '../../deploy/cloud/descriptions.ts'
import type { FakeCloud } from './fakeCloud.ts'
import { Failure, type FakeProject, newFakeProject, type Policy } from './fakeProject.ts'
import type { Matched } from './matchRequest.ts'

type Answer = (cloud: FakeCloud, request: Matched) => object

const operation = { name: 'operations/1', done: false }
const notFound = (what: string) => new Failure(404, 'NOT_FOUND', `${what} was not found.`)

/** Returns the project of a request, whose API has to be active. */
function projectOf(cloud: FakeCloud, { parameters, method }: Matched, api: string | null): FakeProject {
  const path =
    parameters['name'] ??
    parameters['parent'] ??
    parameters['resource'] ??
    parameters['topic'] ??
    parameters['project'] ??
    ''
  const project = cloud.projects.get(path.split('/')[1] ?? '')
  if (project === undefined)
    throw new Failure(403, 'PERMISSION_DENIED', 'The caller does not have permission', { permission: method })
  if (api !== null && !project.services.has(`${api}.googleapis.com`))
    throw new Failure(
      403,
      'SERVICE_DISABLED',
      `${api}.googleapis.com has not been used in this project before or it is disabled.`,
      { service: `${api}.googleapis.com` },
    )
  return project
}

const unlessThere = (isThere: unknown, what: string) => {
  if (isThere) throw new Failure(409, 'ALREADY_EXISTS', `${what} already exists`)
}

const last = (path: string | undefined) => path?.split('/').at(-1) ?? ''

function changedPolicy(before: Policy, policy: Policy): Policy {
  if (policy.etag !== before.etag) throw new Failure(409, 'ABORTED', 'There were concurrent policy changes.')
  return { ...policy, etag: String(Number(before.etag) + 1) }
}

const secretOf = (project: FakeProject, path: string | undefined) => {
  const name = path?.split('/')[3] ?? ''
  const versions = project.secrets[name]
  if (versions === undefined) throw notFound(`Secret ${name}`)
  return versions
}

const ended: Answer = (cloud, { parameters: { name = '' } }) => cloud.ended.get(name) ?? { name, done: false }

/** How the fake answers each method. */
export const answers: Readonly<Record<Method, Answer>> = {
  'cloudresourcemanager.operations.get': ended,
  'firebase.operations.get': ended,
  'firestore.projects.databases.operations.get': ended,
  'serviceusage.operations.get': ended,
  'cloudresourcemanager.projects.get': (cloud, request) => {
    const { number, isDeleted } = projectOf(cloud, request, null)
    return { name: `projects/${number}`, state: isDeleted ? 'DELETE_REQUESTED' : 'ACTIVE' }
  },
  'cloudresourcemanager.projects.delete': (cloud, request) => {
    projectOf(cloud, request, null).isDeleted = true
    return operation
  },
  'cloudresourcemanager.projects.create': (cloud, { body, method }) => {
    unlessThere(cloud.projects.has(body.projectId), 'Requested entity')
    const project = newFakeProject(String(1000 + cloud.projects.size))
    cloud.later(method, () => cloud.projects.set(body.projectId, project))
    return operation
  },
  'cloudresourcemanager.projects.getIamPolicy': (cloud, request) =>
    projectOf(cloud, request, 'cloudresourcemanager').policy,
  'cloudresourcemanager.projects.setIamPolicy': (cloud, request) => {
    const project = projectOf(cloud, request, 'cloudresourcemanager')
    project.policy = changedPolicy(project.policy, request.body.policy)
    return project.policy
  },
  'cloudbilling.billingAccounts.list': ({ billingAccounts }) => ({ billingAccounts }),
  'cloudbilling.projects.getBillingInfo': (cloud, request) => {
    const { billing } = projectOf(cloud, request, null)
    return billing === null ? {} : { billingAccountName: billing, billingEnabled: true }
  },
  'cloudbilling.projects.updateBillingInfo': (cloud, request) => {
    const { billingAccountName } = request.body
    if (!cloud.billingAccounts.some(({ name }) => name === billingAccountName))
      throw notFound('Billing account')
    projectOf(cloud, request, null).billing = billingAccountName
    return {}
  },
  'serviceusage.services.list': (cloud, request) => {
    const all = [...projectOf(cloud, request, null).services].map(name => ({ config: { name } }))
    const from = Number(request.parameters['pageToken'] ?? 0)
    const size = 15
    return {
      services: all.slice(from, from + size),
      ...(all.length > from + size && { nextPageToken: String(from + size) }),
    }
  },
  'serviceusage.services.batchEnable': (cloud, request) => {
    const { billing, services } = projectOf(cloud, request, null)
    const { serviceIds } = request.body
    if (billing === null)
      throw new Failure(400, 'FAILED_PRECONDITION', 'Billing must be enabled for activation of services')
    if (serviceIds.length > 20)
      throw new Failure(400, 'INVALID_ARGUMENT', 'Cannot enable more than 20 services')
    cloud.later(serviceIds.join(), () => {
      for (const name of serviceIds) services.add(name)
    })
    return operation
  },
  'firebase.projects.get': (cloud, request) => {
    if (projectOf(cloud, request, 'firebase').hasFirebase) return {}
    throw notFound('Firebase project')
  },
  'firebase.projects.addFirebase': (cloud, request) => {
    const project = projectOf(cloud, request, 'firebase')
    unlessThere(project.hasFirebase, 'Firebase project')
    cloud.later(request.method, () => {
      project.hasFirebase = true
    })
    return operation
  },
  'firebase.projects.webApps.list': (cloud, request) => ({
    apps: projectOf(cloud, request, 'firebase').apps,
  }),
  'firebase.projects.webApps.create': (cloud, request) => {
    const { apps, number, hasFirebase } = projectOf(cloud, request, 'firebase')
    if (!hasFirebase) throw notFound('Firebase project')
    const { displayName } = request.body
    cloud.later(null, () => apps.push({ appId: `1:${number}:web:${apps.length + 1}`, displayName }))
    return operation
  },
  'billingbudgets.billingAccounts.budgets.list': (cloud, { parameters }) => {
    const { parent, scope } = parameters
    if (scope === undefined && !cloud.hasBillingRole)
      throw new Failure(403, 'PERMISSION_DENIED', 'The caller does not have permission')
    const number = cloud.projects.get(last(scope))?.number
    return {
      budgets: cloud.budgets
        .filter(budget => budget.parent === parent)
        .filter(
          ({ budgetFilter }) => scope === undefined || budgetFilter?.projects.includes(`projects/${number}`),
        ),
    }
  },
  'billingbudgets.billingAccounts.budgets.create': (cloud, { parameters, body }) => {
    const parent = parameters['parent'] ?? ''
    cloud.later(null, () =>
      cloud.budgets.push({ ...body, parent, name: `${parent}/budgets/${cloud.budgets.length + 1}` }),
    )
    return {}
  },
  'billingbudgets.billingAccounts.budgets.patch': ({ budgets }, { parameters, body }) => {
    const budget = budgets.find(({ name }) => name === parameters['name'])
    if (budget === undefined) throw notFound('Budget')
    return Object.assign(budget, body)
  },
  'billingbudgets.billingAccounts.budgets.delete': (cloud, { parameters }) => {
    cloud.budgets = cloud.budgets.filter(({ name }) => name !== parameters['name'])
    return {}
  },
  'cloudfunctions.projects.locations.functions.list': (cloud, request) => {
    const { number, functions: environmentVariables } = projectOf(cloud, request, 'cloudfunctions')
    const name = `projects/${number}/locations/x/functions/signIn`
    return environmentVariables === null
      ? {}
      : { functions: [{ name, serviceConfig: { environmentVariables } }] }
  },
  'firestore.projects.databases.get': (cloud, request) => {
    const { database } = projectOf(cloud, request, 'firestore')
    if (database === null) throw notFound('Database (default)')
    return database
  },
  'firestore.projects.databases.create': (cloud, request) => {
    const project = projectOf(cloud, request, 'firestore')
    unlessThere(project.database, 'Database')
    if (!['eur3', 'europe-west1'].includes(request.body.locationId))
      throw new Failure(400, 'INVALID_ARGUMENT', `Invalid location: ${request.body.locationId}`)
    cloud.later(request.method, () => {
      project.database = request.body
    })
    return operation
  },
  'firestore.projects.databases.patch': (cloud, request) => {
    Object.assign(projectOf(cloud, request, 'firestore').database ?? {}, request.body)
    return operation
  },
  'firestore.projects.databases.documents.delete': (cloud, request) => {
    const project = projectOf(cloud, request, 'firestore')
    if (request.parameters['name']?.endsWith('/documents/operation/limits') && project.isPaused)
      project.isPaused = false
    else if (request.parameters['currentDocument.exists'] === 'true') throw notFound('Document')
    return {}
  },
  'pubsub.projects.topics.get': (cloud, request) => {
    const topic = request.parameters['topic'] ?? ''
    if (projectOf(cloud, request, 'pubsub').topics.has(topic)) return { name: topic }
    throw notFound('Topic')
  },
  'pubsub.projects.topics.create': (cloud, request) => {
    const name = request.parameters['name'] ?? ''
    const { topics } = projectOf(cloud, request, 'pubsub')
    unlessThere(topics.has(name), 'Topic')
    cloud.later(name, () => topics.add(name))
    return { name }
  },
  'firestore.projects.databases.backupSchedules.list': (cloud, request) => {
    const { database, backups } = projectOf(cloud, request, 'firestore')
    if (database === null) throw notFound('Database (default)')
    return { backupSchedules: backups }
  },
  'firestore.projects.databases.backupSchedules.create': (cloud, request) => {
    const { backups } = projectOf(cloud, request, 'firestore')
    unlessThere(backups.length, 'A daily schedule')
    backups.push(request.body)
    return request.body
  },
  'firebasestorage.projects.getDefaultBucket': (cloud, request) => {
    const { bucket } = projectOf(cloud, request, 'firebasestorage')
    if (bucket === null) throw notFound('Bucket')
    return { bucket }
  },
  'firebasestorage.projects.defaultBucket.create': (cloud, request) => {
    const project = projectOf(cloud, request, 'firebasestorage')
    unlessThere(project.bucket, 'Bucket')
    cloud.later(request.method, () => {
      project.bucket = request.body
    })
    return {}
  },
  'firebasehosting.projects.sites.get': (cloud, request) => {
    const { site } = projectOf(cloud, request, 'firebasehosting')
    if (site === null) throw notFound('Site')
    return site
  },
  'firebasehosting.projects.sites.channels.get': (cloud, request) => {
    const { site, release } = projectOf(cloud, request, 'firebasehosting')
    if (site === null) throw notFound('Channel')
    return release === null ? {} : { release }
  },
  'firebasehosting.projects.sites.create': (cloud, request) => {
    const project = projectOf(cloud, request, 'firebasehosting')
    unlessThere(project.site, 'Site')
    project.site = request.body
    return request.body
  },
  'firebasehosting.projects.sites.patch': (cloud, request) => {
    const project = projectOf(cloud, request, 'firebasehosting')
    project.site = { ...project.site, ...request.body }
    return request.body
  },
  'firebasehosting.projects.sites.customDomains.get': (cloud, request) => {
    const { domain } = projectOf(cloud, request, 'firebasehosting')
    if (domain === null) throw notFound('Domain')
    cloud.looksUntilActive -= 1
    if (cloud.looksUntilActive <= 1) {
      const state = cloud.looksUntilActive === 1 ? 'CERT_PROPAGATING' : 'CERT_ACTIVE'
      return { hostState: 'HOST_ACTIVE', ownershipState: 'OWNERSHIP_ACTIVE', cert: { state } }
    }
    const records = (rdata: string, requiredAction: string) => [
      { domainName: domain.name, records: [{ domainName: domain.name, type: 'A', rdata, requiredAction }] },
    ]
    return {
      hostState: 'HOST_UNHOSTED',
      requiredDnsUpdates: {
        desired: records('199.36.158.100', 'ADD'),
        discovered: records('203.0.113.7', 'REMOVE'),
      },
    }
  },
  'firebasehosting.projects.sites.customDomains.create': (cloud, request) => {
    const project = projectOf(cloud, request, 'firebasehosting')
    unlessThere(project.domain, 'Domain')
    project.domain = { name: request.parameters['customDomainId'] ?? '' }
    return operation
  },
  'identitytoolkit.projects.defaultSupportedIdpConfigs.list': (cloud, request) => ({
    defaultSupportedIdpConfigs: projectOf(cloud, request, 'identitytoolkit').signInServices.map(service => ({
      name: `${request.parameters['parent']}/defaultSupportedIdpConfigs/${service}`,
      enabled: true,
    })),
  }),
  'identitytoolkit.projects.getConfig': (cloud, request) => {
    const { signIn } = projectOf(cloud, request, 'identitytoolkit')
    if (signIn === null) throw new Failure(404, 'CONFIGURATION_NOT_FOUND', 'CONFIGURATION_NOT_FOUND')
    return signIn
  },
  'identitytoolkit.projects.identityPlatform.initializeAuth': (cloud, request) => {
    const project = projectOf(cloud, request, 'identitytoolkit')
    if (project.signIn !== null)
      throw new Failure(
        400,
        'INVALID_PROJECT_ID',
        'Identity Platform has already been enabled for this project.',
      )
    project.signIn = { authorizedDomains: ['localhost'] }
    return {}
  },
  'identitytoolkit.projects.updateConfig': (cloud, request) => {
    const project = projectOf(cloud, request, 'identitytoolkit')
    for (const path of request.parameters['updateMask']?.split(',') ?? [])
      project.signIn = withField(project.signIn ?? {}, path.split('.'), request.body)
    return request.body
  },
  'iam.projects.serviceAccounts.getIamPolicy': (cloud, request) => {
    const { accountPolicy, services } = projectOf(cloud, request, 'iam')
    if (!services.has('compute.googleapis.com')) throw notFound('Service account')
    return accountPolicy
  },
  'iam.projects.serviceAccounts.setIamPolicy': (cloud, request) => {
    const project = projectOf(cloud, request, 'iam')
    project.accountPolicy = changedPolicy(project.accountPolicy, request.body.policy)
    return project.accountPolicy
  },
  'secretmanager.projects.secrets.list': (cloud, request) => ({
    secrets: Object.keys(projectOf(cloud, request, 'secretmanager').secrets).map(name => ({
      name: `${request.parameters['parent']}/secrets/${name}`,
    })),
  }),
  'secretmanager.projects.secrets.create': (cloud, request) => {
    const { secrets } = projectOf(cloud, request, 'secretmanager')
    const id = request.parameters['secretId'] ?? ''
    unlessThere(secrets[id], `Secret ${id}`)
    secrets[id] = []
    return {}
  },
  'secretmanager.projects.secrets.addVersion': (cloud, request) => {
    const { data } = request.body.payload
    secretOf(projectOf(cloud, request, 'secretmanager'), request.parameters['parent']).push(
      Buffer.from(data, 'base64').toString(),
    )
    return {}
  },
  'secretmanager.projects.secrets.versions.list': (cloud, request) => ({
    versions: secretOf(projectOf(cloud, request, 'secretmanager'), request.parameters['parent']).map(
      (_, at) => ({
        name: `${request.parameters['parent']}/versions/${at + 1}`,
      }),
    ),
  }),
  'secretmanager.projects.secrets.versions.access': (cloud, request) => {
    const value = secretOf(projectOf(cloud, request, 'secretmanager'), request.parameters['name']).at(-1)
    if (value === undefined) throw notFound(last(request.parameters['name']))
    return { payload: { data: Buffer.from(value).toString('base64') } }
  },
}

/** Takes a field, named by its path, from the body; an absent one is cleared. */
function withField(
  before: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
  body: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  const inside = (each: unknown) => (each ?? {}) as Readonly<Record<string, unknown>>
  const value = body?.[name]
  return {
    ...before,
    [name]: rest.length === 0 ? value : withField(inside(before[name]), rest, inside(value)),
  }
}
