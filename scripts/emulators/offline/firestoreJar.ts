import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The official Firestore emulator in the Cloud SDK, which also contains the rules engine. */
export function firestoreJar(sdk: string): string | undefined {
  const path = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
  return existsSync(path) ? path : undefined
}
