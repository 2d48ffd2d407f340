import { execFile, spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { Problem } from '../../scripts/problem.ts'
import { cloudSdkEmulator } from './cloudSdkEmulators.ts'
import { firebaseCommand } from './firebaseCommand.ts'

/** The emulators that are Java programs; the others are part of firebase-tools. */
const javaEmulators = ['firestore', 'storage'] as const
export type JavaEmulator = (typeof javaEmulators)[number]

/** The sources of an emulator, in the order of preference. */
export interface Sources {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether firebase-tools has it in its cache. */
  isDownloaded(name: JavaEmulator): boolean
  /** Makes firebase-tools download it; false if its host cannot be reached. */
  download(name: JavaEmulator): Promise<boolean>
  /** Returns the path of a program built from an installed Cloud SDK; undefined if there is none. */
  offline(name: JavaEmulator): Promise<string | undefined>
}

/**
 * Returns the environment variables with which firebase-tools finds those of `names` that are Java programs. `tell` is
 * called before each download.
 *
 * @throws Problem if Java or one of them is missing
 */
export async function javaEnvironment(
  names: readonly string[],
  tell: (step: string) => void,
): Promise<Record<string, string>> {
  await requireJava()
  const needed = javaEmulators.filter(name => names.includes(name))
  return binaryPaths(needed, { env: process.env, ...downloads(tell), offline: cloudSdkEmulator })
}

/**
 * Returns no path for an emulator that firebase-tools has or can download; otherwise the user's, otherwise the offline
 * one.
 *
 * @throws Problem if one of them cannot be found
 */
export async function binaryPaths(
  names: readonly JavaEmulator[],
  sources: Sources,
): Promise<Record<string, string>> {
  const paths: Record<string, string> = {}
  for (const name of names) {
    const variable = `${name.toUpperCase()}_EMULATOR_BINARY_PATH`
    const chosen = sources.env[variable]
    if (chosen) {
      if (!existsSync(chosen))
        throw new Problem(`${variable} names ${chosen}, which does not exist: correct or unset it.`)
      paths[variable] = chosen
      continue
    }
    if (sources.isDownloaded(name) || (await sources.download(name))) continue
    const offline = await sources.offline(name)
    if (offline === undefined) throw new Problem(missing[name])
    paths[variable] = offline
  }
  return paths
}

const missing: Record<JavaEmulator, string> = {
  firestore:
    'The Firestore emulator is neither here nor can it be downloaded: connect to the internet once, or install the Google Cloud SDK with its component cloud-firestore-emulator.',
  storage:
    "The Storage emulator's rules runtime is neither here nor can it be downloaded: connect to the internet once, or install a JDK (with javac) and the Google Cloud SDK with its component cloud-firestore-emulator.",
}

const download = z.object({
  expectedSize: z.number(),
  remoteUrl: z.url(),
  downloadPathRelativeToCacheDir: z.string(),
})

/** The downloads of firebase-tools. */
function downloads(tell: (step: string) => void): Pick<Sources, 'isDownloaded' | 'download'> {
  const table = z
    .object({ firestore: download, storage: download })
    .parse(createRequire(import.meta.url)('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'))
  const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators')
  return {
    isDownloaded(name) {
      const path = join(cache, table[name].downloadPathRelativeToCacheDir)
      return existsSync(path) && statSync(path).size === table[name].expectedSize
    },
    async download(name) {
      const signal = AbortSignal.timeout(4000)
      const reached = await fetch(table[name].remoteUrl, { method: 'HEAD', signal }).catch(() => undefined)
      if (!reached?.ok) return false
      tell(`Downloading the ${name} emulator, ${Math.round(table[name].expectedSize / 1e6)} MB, once`)
      const [program, ...args] = firebaseCommand([`setup:emulators:${name}`, '--non-interactive'])
      return new Promise(resolve => {
        spawn(program, args, { stdio: 'ignore' })
          .on('error', () => resolve(false))
          .on('exit', code => resolve(code === 0))
      })
    },
  }
}

const oldestJava = 11

/** @throws Problem if there is no Java, or one that the emulators cannot use */
export async function requireJava(): Promise<void> {
  const told = await promisify(execFile)('java', ['-version']).catch(() => undefined)
  const version = Number(/version "(?:1\.)?(\d+)/.exec(`${told?.stderr}${told?.stdout}`)?.[1])
  if (Number.isNaN(version))
    throw new Problem(
      'Java is missing: install a JDK of version 17 or newer, and see that `java` is on the path.',
    )
  if (version < oldestJava)
    throw new Problem(`Java ${version} is too old for the emulators: install a JDK of version 17 or newer.`)
}
