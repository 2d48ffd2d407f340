import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Description, Schema } from './descriptions.ts'

/** The methods that a deployment calls, by the name of the API's description. */
const called = {
  'billingbudgets.v1': [
    'billingAccounts.budgets.create',
    'billingAccounts.budgets.delete',
    'billingAccounts.budgets.list',
    'billingAccounts.budgets.patch',
  ],
  'cloudbilling.v1': ['billingAccounts.list', 'projects.getBillingInfo', 'projects.updateBillingInfo'],
  'cloudfunctions.v2': ['projects.locations.functions.list'],
  'cloudresourcemanager.v3': [
    'operations.get',
    'projects.create',
    'projects.delete',
    'projects.get',
    'projects.getIamPolicy',
    'projects.setIamPolicy',
  ],
  'firebase.v1beta1': [
    'operations.get',
    'projects.addFirebase',
    'projects.get',
    'projects.webApps.create',
    'projects.webApps.list',
  ],
  'firebasehosting.v1beta1': [
    'projects.sites.create',
    'projects.sites.get',
    'projects.sites.patch',
    'projects.sites.channels.get',
    'projects.sites.customDomains.create',
    'projects.sites.customDomains.get',
  ],
  'firebasestorage.v1beta': ['projects.defaultBucket.create', 'projects.getDefaultBucket'],
  'firestore.v1': [
    'projects.databases.backupSchedules.create',
    'projects.databases.backupSchedules.list',
    'projects.databases.create',
    'projects.databases.documents.delete',
    'projects.databases.get',
    'projects.databases.operations.get',
    'projects.databases.patch',
  ],
  'iam.v1': ['projects.serviceAccounts.getIamPolicy', 'projects.serviceAccounts.setIamPolicy'],
  'identitytoolkit.v2': [
    'projects.defaultSupportedIdpConfigs.list',
    'projects.getConfig',
    'projects.identityPlatform.initializeAuth',
    'projects.updateConfig',
  ],
  'pubsub.v1': ['projects.topics.create', 'projects.topics.get'],
  'secretmanager.v1': [
    'projects.secrets.addVersion',
    'projects.secrets.create',
    'projects.secrets.list',
    'projects.secrets.versions.access',
    'projects.secrets.versions.list',
  ],
  'serviceusage.v1': ['operations.get', 'services.batchEnable', 'services.list'],
} as const

interface Resource {
  readonly methods?: Readonly<Record<string, MethodRead>>
  readonly resources?: Readonly<Record<string, Resource>>
}

type MethodRead = z.output<typeof methodForm>

const methodForm = z.object({
  httpMethod: z.string(),
  path: z.string(),
  parameters: z.record(z.string(), z.looseObject({ location: z.string() })).default({}),
  request: z.object({ $ref: z.string() }).optional(),
})

/**
 * Writes `descriptions.json`: of each called method how it is called, and the types of what is sent, shortened to what
 * a request can be compared with. The descriptions come from a folder of files such as `firestore.v1.json` (the Python
 * package `google-api-python-client` has one), or from Google's discovery service.
 */
async function describe(folder: string | undefined): Promise<void> {
  const methods: Record<string, Description> = {}
  const schemas: Record<string, Schema> = {}
  const revisions: Record<string, string> = {}
  for (const [file, names] of Object.entries(called)) {
    const api = await discovery(file, folder)
    const title = file.split('.')[0] ?? ''
    revisions[file] = api.revision
    const keep = (name: string): void => {
      if (`${title}.${name}` in schemas) return
      const referred: string[] = []
      schemas[`${title}.${name}`] = shortened(api.schemas[name], title, referred)
      for (const each of referred) keep(each)
    }
    for (const name of names) {
      const { httpMethod, path, parameters, request } = methodForm.parse(methodOf(api, name.split('.')))
      const described = Object.entries(parameters).map(([key, { location, required, pattern }]) => [
        key,
        { location, ...(required === true && { required }), ...(pattern !== undefined && { pattern }) },
      ])
      methods[`${title}.${name}`] = {
        host: new URL(api.rootUrl).hostname,
        httpMethod,
        path,
        parameters: Object.fromEntries(described),
        ...(request && { request: `${title}.${request.$ref}` }),
      }
      if (request) keep(request.$ref)
    }
  }
  const text = JSON.stringify({ revisions, methods, schemas }, null, 2)
  await writeFile(join(import.meta.dirname, 'descriptions.json'), `${text}\n`)
}

interface Discovery extends Resource {
  readonly revision: string
  readonly rootUrl: string
  readonly schemas: Readonly<Record<string, Schema>>
}

async function discovery(file: string, folder: string | undefined): Promise<Discovery> {
  if (folder !== undefined) return JSON.parse(await readFile(join(folder, `${file}.json`), 'utf8'))
  const [name, version] = file.split('.')
  const response = await fetch(`https://${name}.googleapis.com/$discovery/rest?version=${version}`)
  return (await response.json()) as Discovery
}

function methodOf(resource: Resource | undefined, [name = '', ...rest]: readonly string[]): unknown {
  return rest.length === 0 ? resource?.methods?.[name] : methodOf(resource?.resources?.[name], rest)
}

/** Keeps what is compared, and collects the names of the types that it refers to. */
function shortened(schema: Schema | undefined, title: string, referred: string[]): Schema {
  if (schema === undefined) return {}
  const { $ref, type, enum: values, properties, additionalProperties, items, readOnly } = schema
  const inside = (each: Schema | undefined) => shortened(each, title, referred)
  if ($ref !== undefined) referred.push($ref)
  return {
    ...($ref !== undefined && { $ref: `${title}.${$ref}` }),
    ...(type !== undefined && { type }),
    ...(values && { enum: values }),
    ...(readOnly === true && { readOnly }),
    ...(items && { items: inside(items) }),
    ...(additionalProperties && { additionalProperties: inside(additionalProperties) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, inside(each)])),
    }),
  }
}

await describe(process.argv[2])
