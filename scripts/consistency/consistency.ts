import { connect } from 'node:net'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { databaseInconsistencies } from '../../functions/src/consistency/databaseInconsistencies.ts'
import { Problem, problemSentence } from '../problem.ts'
import { type ConsistencyOptions, consistencyOptions } from './consistencyOptions.ts'

/** Prints every inconsistency of a database, and their number; changes nothing. */
async function tellInconsistencies(options: ConsistencyOptions): Promise<number> {
  await open(options)
  const counts = new Map<string, number>()
  let repairable = 0
  for await (const { rule, sentence, fix } of databaseInconsistencies()) {
    console.log(sentence)
    counts.set(rule, (counts.get(rule) ?? 0) + 1)
    if (fix !== null) repairable += 1
  }

  let total = 0
  for (const count of counts.values()) total += count
  if (total === 0) {
    console.log('Nothing contradicts anything.')
    return 0
  }
  console.log('')
  for (const [rule, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(6)}  ${rule}`)
  }
  const one = total === 1
  console.log(`\n${total} ${one ? 'inconsistency' : 'inconsistencies'}, ${repairable} with one right answer.`)
  return total
}

/** Opens a database; a deployed project with the Google Cloud credentials of this machine. */
async function open(options: ConsistencyOptions): Promise<void> {
  if ('project' in options) {
    delete process.env['FIRESTORE_EMULATOR_HOST']
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
    nameProject(options.project)
    return
  }
  const { firestore, auth } = emulatorPorts(options.page)
  if (!(await isListening(firestore))) {
    throw new Problem(
      `Nothing listens on port ${firestore}: start the product by npm start, or name its port by --port.`,
    )
  }
  process.env['METADATA_SERVER_DETECTION'] ??= 'none'
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${firestore}`
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${auth}`
  nameProject(localProjectId)
}

/** Sets the project where the functions expect it. */
function nameProject(projectId: string): void {
  process.env['GCLOUD_PROJECT'] = projectId
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId })
}

function isListening(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

try {
  const total = await tellInconsistencies(consistencyOptions(process.argv.slice(2)))
  process.exitCode = total === 0 ? 0 : 1
} catch (error) {
  console.error(problemSentence(error) ?? error)
  process.exitCode = 2
}
