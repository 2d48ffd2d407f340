import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { cacheFolder } from '../folders.ts'
import { Problem } from '../problem.ts'
import { endProcess } from '../processes/endProcess.ts'
import { pathWithOwnNode } from '../processes/pathWithOwnNode.ts'
import { closeGate } from './closeGate.ts'
import { binaryNames, emulatorBinaries } from './emulatorBinaries.ts'
import type { EmulatorName } from './emulatorName.ts'
import { downloads } from './firebase-tools/downloads.ts'
import { firebaseCommand } from './firebase-tools/firebaseCommand.ts'
import { FirebaseFamily } from './firebase-tools/firebaseFamily.ts'
import { requireJava } from './java.ts'
import { offlineEmulator } from './offline/offlineEmulator.ts'
import { type FunctionSettings, runFolder } from './runFolder.ts'

export interface EmulatorOptions {
  /** The page's port; the others follow it. */
  readonly page: number
  readonly only: readonly EmulatorName[]
  /** An earlier export to begin with. */
  readonly importFrom?: string | undefined
  /** The environment variables and secrets of the functions. */
  readonly settings?: FunctionSettings
  /** Reload the functions whenever `functions/lib` is rebuilt. */
  readonly reload?: boolean
  /** Is told of each process that would outlive this one if this one were killed. */
  readonly record?: { add(pid: number): void; remove(pid: number): void }
  tell(step: string): void
}

export interface Emulators {
  /** The environment variables that a client of these emulators needs. */
  readonly env: Record<string, string>
  /** The file with all output of the emulators and the functions. */
  readonly log: string
  /** Settles with a sentence that names the part when one ends without having been stopped. */
  readonly died: Promise<string>
  /**
   * Refuses every request that would change something, from browsers or elsewhere; settles when what was accepted
   * before is finished.
   */
  stopAccepting(): Promise<void>
  /** Ends every process; settles when none is left. */
  stop(): Promise<void>
}

/**
 * Starts the emulators on the ports of `page`; settles when all are ready and the functions loaded.
 *
 * @throws Problem when Java or an emulator is missing, or one of them does not start; nothing is left running
 */
export async function startEmulators(options: EmulatorOptions, abort?: AbortSignal): Promise<Emulators> {
  await requireJava()
  const needed = binaryNames.filter(name => options.only.includes(name))
  const binaries = await emulatorBinaries(needed, {
    env: process.env,
    ...downloads(options.tell),
    offline: offlineEmulator,
  })
  const { folder, config } = await runFolder(
    options.page,
    functionsFor(options),
    options.settings ?? noSettings,
  )
  const temporary = await mkdtemp(join(tmpdir(), 'upper-bracket-'))
  abort?.throwIfAborted()

  const log = join(folder, 'emulators.log')
  const [program, ...args] = firebaseCommand([
    'emulators:start',
    ...['--config', config, '--project', localProjectId, '--only', options.only.join(',')],
    ...(options.importFrom === undefined ? [] : ['--import', options.importFrom]),
    '--non-interactive',
  ])
  const child = spawn(program, args, {
    cwd: folder,
    // A process group of its own, so that Ctrl-C in the terminal reaches it only through `stop`.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...binaries,
      PATH: pathWithOwnNode(),
      TMPDIR: temporary,
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      // The functions are listed in a file: by HTTP, the process that lists them takes four seconds to end.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // Saves firebase-tools and each process of the functions compiling the same modules again.
      NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
      JAVA_TOOL_OPTIONS: [process.env['JAVA_TOOL_OPTIONS'], ...shortLived].filter(Boolean).join(' '),
      // There are no cloud credentials here, and looking for them takes time.
      METADATA_SERVER_DETECTION: 'none',
      // How many requests are handled at once. Since busy processes are shared (see `shareWorkers`) this starts no
      // further ones, and a burst reaches the functions as it would in the cloud.
      FUNCTIONS_EMULATOR_PARALLEL: '1000',
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
    },
  })
  const family = new FirebaseFamily(child, log, options.record)
  const file = createWriteStream(log)
  child.stdout?.pipe(file)
  child.stderr?.pipe(file)
  const stop = async () => {
    family.expectEnd()
    await endProcess(child, family.ended, family.members)
    await rm(temporary, { recursive: true, force: true })
  }
  try {
    await ready(child, family.ended, log, abort)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    env: clientEnvironment(options.page),
    log,
    died: family.died,
    stopAccepting: () => closeGate(child, options.page),
    stop,
  }
}

/**
 * The emulators in Java live for minutes, in which the second compiler costs more than it brings: without it, the
 * Firestore emulator took 18 seconds of CPU for the same tests instead of 34.
 */
const shortLived = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

const noSettings: FunctionSettings = { env: {}, secrets: {} }

function functionsFor({ only, reload }: EmulatorOptions): 'copy' | 'reload' | 'none' {
  if (!only.includes('functions')) return 'none'
  return reload ? 'reload' : 'copy'
}

const startTimeoutMs = 180_000

async function ready(
  child: ChildProcess,
  ended: Promise<void>,
  log: string,
  abort?: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let said = ''
  const listen = (chunk: Buffer) => {
    said += chunk.toString()
    if (/Failed to load function definition/.test(said)) reject(new Error('functions'))
    if (said.includes('All emulators ready!')) resolve()
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const stopped = () => reject(abort?.reason)
  abort?.addEventListener('abort', stopped)
  ended.then(() => reject(new Error('ended')))
  const late = setTimeout(() => reject(new Error('late')), startTimeoutMs)
  try {
    await promise
  } catch (error) {
    if (abort?.aborted) throw error
    throw new Problem(`The emulators did not start (${await lastError(log)}): ${log} has the details.`)
  } finally {
    clearTimeout(late)
    child.stdout?.off('data', listen)
    child.stderr?.off('data', listen)
    abort?.removeEventListener('abort', stopped)
  }
}

/** The last line in which firebase-tools reports an error. */
async function lastError(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n').map(line => line.trim())
  const errors = lines.filter(line => /^⬢|^Error:|Error:|^⚠.*(fail|exited|not)/i.test(line))
  return errors.at(-1)?.replace(/^[⬢⚠]\s*/, '') ?? lines.findLast(line => line !== '') ?? 'no message'
}

/** The environment variables that a client of the emulators on the ports of `page` needs. */
export function clientEnvironment(page: number): Record<string, string> {
  const ports = emulatorPorts(page)
  return {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    GCLOUD_PROJECT: localProjectId,
    UPPER_BRACKET_PORT: String(page),
  }
}
