import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { databaseInconsistencies } from '../../functions/src/consistency/databaseInconsistencies.ts'
import { readArguments, runCommand } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { requireProject } from '../deploy/requireProject.ts'
import { parsePort } from '../ports.ts'
import { Problem } from '../problem.ts'
import { tellInconsistencies } from './tellInconsistencies.ts'

/** Sets the project where the functions expect it. */
function nameProject(projectId: string): void {
  process.env['GCLOUD_PROJECT'] = projectId
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId })
}

/** Selects the database of the local product at a page's port. */
async function openLocal(page: number): Promise<void> {
  const { firestore, auth } = emulatorPorts(page)
  await fetch(`http://127.0.0.1:${firestore}`).catch(() => {
    throw new Problem(
      `Nothing listens on port ${firestore}: start the product by npm start, or name its port by --port.`,
    )
  })
  process.env['METADATA_SERVER_DETECTION'] ??= 'none'
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${firestore}`
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${auth}`
  nameProject(localProjectId)
}

/** Selects a deployed project, with the Google Cloud credentials of this machine. */
function openProject(project: string): void {
  requireProject(project)
  delete process.env['FIRESTORE_EMULATOR_HOST']
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
  nameProject(project)
}

await runCommand(async args => {
  const { port, project } = readArguments('consistency', args).values
  if (port !== undefined && project !== undefined)
    throw new Problem(`A project has no port. ${commandTable.consistency.usage}`)
  if (project === undefined) await openLocal(parsePort(port ?? '5000'))
  else openProject(project)
  return tellInconsistencies(databaseInconsistencies(), line => console.log(line))
})
