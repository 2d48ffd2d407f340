import { mkdir } from 'node:fs/promises'
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
 * Installs firebase-tools for deployments into the cache if it is missing, and returns the path of its program.
 *
 * @throws Problem if it cannot be installed
 */
export async function deploymentTools(abort?: AbortSignal): Promise<string> {
  const prefix = join(cacheFolder, 'deployment')
  await mkdir(prefix, { recursive: true })
  const options = ['install', '--prefix', prefix, '--no-package-lock', '--loglevel=error']
  const { code, output } = await run('npm', [...options, `firebase-tools@${deploymentVersion}`], { abort })
  if (code !== 0) throw new Problem(`firebase-tools ${deploymentVersion} could not be installed.\n${output}`)
  return join(prefix, 'node_modules/firebase-tools/lib/bin/firebase.js')
}
