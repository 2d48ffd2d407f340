import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'

/**
 * The version of firebase-tools for deployments. The emulators use the older one in package.json, the last for Java 17,
 * which would deploy `createProfile` without its trigger, `google.firebase.auth.user.v2.created`; deploying needs no
 * Java.
 */
const deploymentVersion = '15.34.2'

/**
 * Installs firebase-tools for deployments into the cache if it is missing, after `tell`, and returns its program's path.
 *
 * @throws Problem if it cannot be installed
 */
export async function deploymentTools(tell: (detail: string) => void, abort?: AbortSignal): Promise<string> {
  const prefix = join(cacheFolder, 'deployment')
  const folder = join(prefix, 'node_modules/firebase-tools')
  const program = join(folder, 'lib/bin/firebase.js')
  const installed = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}')
  if (JSON.parse(installed).version === deploymentVersion) return program
  tell(`Installing firebase-tools ${deploymentVersion} for deployments into .cache, once, for some minutes`)
  await mkdir(prefix, { recursive: true })
  const options = ['install', '--prefix', prefix, '--no-package-lock', '--loglevel=error']
  // In the terminal, npm shows that it is at work.
  const work = { abort, inTerminal: true }
  const { code } = await run('npm', [...options, `firebase-tools@${deploymentVersion}`], work)
  if (code !== 0)
    throw new Problem(`firebase-tools ${deploymentVersion} could not be installed: npm says above why.`)
  return program
}
