import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'

const firestoreHost = process.env['FIRESTORE_EMULATOR_HOST']
if (firestoreHost === undefined) {
  throw new Error('These tests want running emulators: start them by npm run emulators')
}
const ports = emulatorPorts(Number(firestoreHost.split(':')[1]) - emulatorPorts(0).firestore)

/** The addresses of the emulators that started this test. */
export const emulators = {
  /** The project of the functions, except in tests with a project of their own. */
  projectId: process.env['GCLOUD_PROJECT'] ?? localProjectId,
  function: (name: string) =>
    `http://127.0.0.1:${ports.functions}/${localProjectId}/${functionsRegion}/${name}`,
  auth: `http://127.0.0.1:${ports.auth}`,
  firestore: `http://127.0.0.1:${ports.firestore}`,
  storage: `http://127.0.0.1:${ports.storage}`,
  hub: `http://127.0.0.1:${ports.hub}`,
  /** The page, and the functions behind its rewrites. */
  hosting: `http://127.0.0.1:${ports.hosting}`,
  fakes: `http://127.0.0.1:${ports.fakes}`,
} as const
