import { createECDH, randomBytes } from 'node:crypto'
import * as z from 'zod'
import {
  isSetUp,
  type OptionalService,
  optionalServices,
} from '../../../functions/src/platform/optionalServices.ts'
import type { CallCloud } from '../cloud/callCloud.ts'
import { Refusal } from '../cloud/refusal.ts'

/** Needed by every installation. */
const always = ['ADDRESS_SECRET', 'MAIL_SECRET']

/** The private key of push notifications. */
export const pushKey = 'VAPID_PRIVATE_KEY'

const random: readonly string[] = [...always, 'TELEGRAM_WEBHOOK_SECRET']

/** The secrets of an installation that leaves nothing out. */
export const allSecrets: readonly string[] = [
  ...always,
  ...Object.values(optionalServices).flatMap(({ secrets }) => secrets),
]

/** Returns the secrets that an installation with these parameters needs, but for the push key: a step makes the pair. */
export function neededSecrets(parameters: Readonly<Record<string, string>>): readonly string[] {
  const services = Object.keys(optionalServices) as OptionalService[]
  return [
    ...always,
    ...services
      .filter(service => isSetUp(service, parameters))
      .flatMap(service => optionalServices[service].secrets)
      .filter(name => name !== pushKey),
  ]
}

/** Whether the command makes the secret by itself; others come from the service that they belong to. */
export function isRandom(secret: string): boolean {
  return random.includes(secret)
}

/** Returns a value for a secret that the command makes by itself. */
export function newSecret(): string {
  return randomBytes(24).toString('hex')
}

/** Returns a private key of push notifications. */
export function newPushKey(): string {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  // A private key can begin with zeros, which Node leaves out.
  return Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

/** Returns the public key of push that belongs to a private one. */
export function publicPushKey(privateKey: string): string {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return keys.getPublicKey('base64url')
}

/** Stores a new version of a secret, which may not exist yet. */
export async function storeSecret(
  call: CallCloud,
  project: string,
  secret: string,
  value: string,
): Promise<void> {
  const parent = `projects/${project}`
  const body = { replication: { automatic: {} }, labels: { 'firebase-managed': 'functions' } }
  try {
    await call('secretmanager.projects.secrets.create', { parent, secretId: secret }, body)
  } catch (error) {
    if (!(error instanceof Refusal && error.facts.status === 409)) throw error
  }
  const payload = { data: Buffer.from(value).toString('base64') }
  await call(
    'secretmanager.projects.secrets.addVersion',
    { parent: `${parent}/secrets/${secret}` },
    { payload },
  )
}

const versionForm = z.object({ payload: z.object({ data: z.string() }) })

/** Reads the latest version of a secret. */
export async function readSecret(call: CallCloud, project: string, secret: string): Promise<string> {
  const name = `projects/${project}/secrets/${secret}/versions/latest`
  const { payload } = versionForm.parse(
    await call('secretmanager.projects.secrets.versions.access', { name }),
  )
  return Buffer.from(payload.data, 'base64').toString()
}
