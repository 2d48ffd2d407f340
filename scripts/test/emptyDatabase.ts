import { localProjectId } from '@upper-bracket/shared/local/localProjectId'

/**
 * Deletes all documents and accounts from the emulators, without events. A listener of the Firestore emulator looks
 * through its whole collection, or collection group, at every write: what thousands of tests have left behind would
 * slow every page down.
 */
export async function emptyDatabase(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const project = `emulator/v1/projects/${localProjectId}`
  await Promise.all([
    deleteAll(`http://${env['FIRESTORE_EMULATOR_HOST']}/${project}/databases/(default)/documents`),
    deleteAll(`http://${env['FIREBASE_AUTH_EMULATOR_HOST']}/${project}/accounts`),
  ])
}

async function deleteAll(address: string): Promise<void> {
  const response = await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })
  if (!response.ok) throw new Error(`${address} returned ${response.status}: ${await response.text()}`)
}
