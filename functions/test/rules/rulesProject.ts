import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import type firebase from 'firebase/compat/app'
import { setLogLevel } from 'firebase/firestore'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll } from 'vitest'

type Firestore = firebase.firestore.Firestore
type Storage = firebase.storage.Storage

/** Of this file alone, so that no other test sees its documents, or evaluates its rules. */
export const rulesProjectId = `demo-rules-${randomUUID().slice(0, 8)}`

/** Whom the rules can meet, from outside the competition `testCompetition` to its owner. */
export const people = [
  'nobody',
  'stranger',
  'player',
  'captain',
  'commentator',
  'producer',
  'administrator',
  'owner',
] as const

/** Each but `nobody`, who is not signed in, has their own name as uid. */
export type Person = (typeof people)[number]

export interface RulesProject {
  /** Firestore as this person, or as any other uid. */
  firestore(person: Person | (string & {}), audience?: string): Firestore
  storage(person: Person | (string & {})): Storage
  /** Writes past the rules. */
  seed(documents: Readonly<Record<string, object>>): Promise<void>
  seedFile(path: string, contentType: string): Promise<void>
  clear(): Promise<void>
  stop(): Promise<void>
}

/**
 * Loads the rules file of one product from the repository into the emulator that is running, as the
 * rules of `rulesProjectId`. The emulators are found by their usual environment variables.
 */
async function startRulesProject(product: 'firestore' | 'storage'): Promise<RulesProject> {
  // Each refusal, and most of what is tested is one, would be a warning in the output.
  setLogLevel('silent')
  const rules = readFileSync(new URL(`../../../${product}.rules`, import.meta.url), 'utf8')
  const environment = await initializeTestEnvironment({ projectId: rulesProjectId, [product]: { rules } })
  // The environment's own way past the rules is a new client with a new connection each time.
  const admin = initializeApp({ projectId: rulesProjectId }, rulesProjectId)
  return {
    firestore: memoize((person, audience) => contextOf(environment, person, audience).firestore()),
    storage: memoize(person => {
      const storage = contextOf(environment, person).storage()
      storage.setMaxUploadRetryTime(10_000)
      return storage
    }),
    seed: async documents => {
      const database = getFirestore(admin)
      const batch = database.batch()
      for (const [path, data] of Object.entries(documents)) batch.set(database.doc(path), data)
      await batch.commit()
    },
    seedFile: (path, contentType) =>
      environment.withSecurityRulesDisabled(async context => {
        await context.storage().ref(path).put(new Uint8Array(16), { contentType })
      }),
    clear: () => (product === 'firestore' ? environment.clearFirestore() : environment.clearStorage()),
    stop: async () => {
      await deleteApp(admin)
      await environment.cleanup()
    },
  }
}

/** Starts a project for the tests of a file; returns what gives it to them. */
export function rulesProject(product: Parameters<typeof startRulesProject>[0]): () => RulesProject {
  let started: RulesProject | undefined
  beforeAll(async () => {
    started = await startRulesProject(product)
  })
  afterAll(() => started?.stop())
  return () => {
    if (started === undefined) throw new Error('The rules are not loaded yet.')
    return started
  }
}

function contextOf(environment: RulesTestEnvironment, person: string, audience?: string) {
  if (person === 'nobody') return environment.unauthenticatedContext()
  return environment.authenticatedContext(person, audience === undefined ? {} : { aud: audience })
}

/** One client a person: each new one opens a connection of its own. */
function memoize<Client>(create: (person: string, audience?: string) => Client) {
  const clients = new Map<string, Client>()
  return (person: string, audience?: string): Client => {
    const key = `${person} ${audience ?? ''}`
    const client = clients.get(key) ?? create(person, audience)
    clients.set(key, client)
    return client
  }
}
