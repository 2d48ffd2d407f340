import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'

/**
 * The version of firebase-tools for deployments. The emulators use the older one in package.json, the last for Java 17,
 * which does not support `newAccountTrigger`; deploying needs no Java.
 */
const deploymentVersion = '15.34.2'

/** The event that triggers `createProfile`. */
export const newAccountTrigger = 'google.firebase.auth.user.v2.created'

/**
 * Installs firebase-tools for deployments into the cache if it is missing, and returns the path of its program.
 *
 * @throws Problem if it cannot be installed, or does not support one of our triggers
 */
export async function deploymentTools(abort?: AbortSignal): Promise<string> {
  const prefix = join(cacheFolder, 'deployment')
  const tools = join(prefix, 'node_modules', 'firebase-tools')
  if ((await versionOf(tools)) !== deploymentVersion) {
    await mkdir(prefix, { recursive: true })
    const options = ['install', '--prefix', prefix, '--no-package-lock', '--loglevel=error']
    const { code, output } = await run('npm', [...options, `firebase-tools@${deploymentVersion}`], { abort })
    if (code !== 0)
      throw new Problem(`firebase-tools ${deploymentVersion} could not be installed.\n${output}`)
  }
  await requireTrigger(tools)
  return join(tools, 'lib', 'bin', 'firebase.js')
}

/** @throws Problem if the firebase-tools in this folder would deploy `createProfile` without its trigger */
export async function requireTrigger(tools: string): Promise<void> {
  const services = await text(join(tools, 'lib', 'deploy', 'functions', 'services', 'index.js'))
  if (services.includes(`"${newAccountTrigger}"`)) return
  throw new Problem(
    `firebase-tools ${(await versionOf(tools)) ?? 'of no version'} does not know the trigger ${newAccountTrigger}: deploy with ${deploymentVersion} (scripts/deploy/deploymentTools.ts).`,
  )
}

async function versionOf(tools: string): Promise<string | undefined> {
  const description = await text(join(tools, 'package.json'))
  return /"version": "([^"]+)"/.exec(description)?.[1]
}

function text(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}
