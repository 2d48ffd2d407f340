import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from '../build/digestOf.ts'
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
 * Installs firebase-tools for deployments into `prefix`, after `tell`, unless the same lock has been installed there
 * whole. Returns its program's path.
 *
 * @throws Problem if it cannot be installed
 */
export async function deploymentTools(
  tell: (detail: string) => void,
  abort?: AbortSignal,
  prefix: string = join(cacheFolder, 'deployment'),
  installLocked: typeof npmCi = npmCi,
): Promise<string> {
  const program = join(prefix, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const digest = await digestOf(['tools/deployment/package*.json'])
  const installed = join(prefix, 'node_modules/.digest')
  if ((await readFile(installed, 'utf8').catch(() => '')) === digest) return program
  const wanted = JSON.parse(await readFile(join(locked, 'package.json'), 'utf8'))
  const version: string = wanted.dependencies['firebase-tools']
  tell(`Installing firebase-tools ${version} for deployments into .cache, once, for some minutes`)
  await rm(installed, { force: true })
  await mkdir(prefix, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    await copyFile(join(locked, file), join(prefix, file))
  const code = await installLocked(prefix, abort)
  if (code !== 0) throw new Problem(`firebase-tools ${version} could not be installed: npm says above why.`)
  await writeFile(installed, digest)
  return program
}

async function npmCi(prefix: string, abort?: AbortSignal): Promise<number> {
  // In the terminal, npm shows that it is at work. Scripts of packages would run where the project's key is.
  const work = { abort, inTerminal: true }
  const { code } = await run('npm', ['ci', '--prefix', prefix, '--ignore-scripts', '--loglevel=error'], work)
  return code
}
