import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder, root } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'

/**
 * Locks firebase-tools for deployments with all that it depends on. The emulators use an older one, the last for Java 17,
 * which would deploy `createProfile` without its trigger, `google.firebase.auth.user.v2.created`; deploying needs no
 * Java.
 */
const locked = join(root, 'tools/deployment')

/**
 * Installs firebase-tools for deployments into the cache if it is missing, after `tell`, and returns its program's path.
 *
 * @throws Problem if it cannot be installed
 */
export async function deploymentTools(tell: (detail: string) => void, abort?: AbortSignal): Promise<string> {
  const prefix = join(cacheFolder, 'deployment')
  const folder = join(prefix, 'node_modules/firebase-tools')
  const program = join(folder, 'lib/bin/firebase.js')
  const version: string = (await readJson(join(locked, 'package.json'))).dependencies['firebase-tools']
  const installed = await readJson(join(folder, 'package.json')).catch(() => null)
  if (installed?.version === version) return program
  tell(`Installing firebase-tools ${version} for deployments into .cache, once, for some minutes`)
  await mkdir(prefix, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    await copyFile(join(locked, file), join(prefix, file))
  // In the terminal, npm shows that it is at work. Scripts of packages would run where the project's key is.
  const work = { abort, inTerminal: true }
  const { code } = await run('npm', ['ci', '--prefix', prefix, '--ignore-scripts', '--loglevel=error'], work)
  if (code !== 0) throw new Problem(`firebase-tools ${version} could not be installed: npm says above why.`)
  return program
}

async function readJson(path: string) {
  return JSON.parse(await readFile(path, 'utf8'))
}
