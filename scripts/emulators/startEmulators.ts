import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emulatorPorts, localProjectId } from '../../web/src/platform/emulatorPorts.ts'
import { Problem } from '../problem.ts'
import { closeDoor } from './closeDoor.ts'
import { binaryNames, emulatorBinaries } from './emulatorBinaries.ts'
import type { EmulatorName } from './emulatorName.ts'
import { endProcess } from './endProcess.ts'
import { firebaseCommand } from './firebaseCommand.ts'
import { FirebaseFamily } from './firebaseFamily.ts'
import { requireJava } from './java.ts'
import { machineSources } from './machineSources.ts'
import { pathWithOwnNode } from './ownNode.ts'
import { type FunctionSettings, runFolder } from './runFolder.ts'

export interface EmulatorOptions {
  /** The page's port; the others follow it. */
  readonly page: number
  readonly only: readonly EmulatorName[]
  /** An earlier export to begin with. */
  readonly importFrom?: string | undefined
  /** What the functions find in their environment and among their secrets. */
  readonly settings?: FunctionSettings
  /** Load the functions again whenever `functions/lib` is rebuilt. */
  readonly reload?: boolean
  /** Hears of each process that would outlive this one if this one were killed. */
  readonly record?: { add(pid: number): void; remove(pid: number): void }
  tell(step: string): void
}

export interface Emulators {
  /** What a client of these emulators needs in its environment. */
  readonly env: Record<string, string>
  /** The file with all that the emulators and the functions say. */
  readonly log: string
  /** Settles when a part ends without having been stopped, with a sentence that names it. */
  readonly died: Promise<string>
  /**
   * Lets nothing in any more that changes anything, from browsers or elsewhere; settles when what was let in before
   * is dealt with.
   */
  closeDoor(): Promise<void>
  /** Ends every process; settles when none is left. */
  stop(): Promise<void>
}

/**
 * Starts the emulators on the ports of `page` and answers when all are ready and the functions loaded.
 *
 * @throws Problem when Java or an emulator is missing, or one of them does not start; nothing stays behind
 */
export async function startEmulators(options: EmulatorOptions, abort?: AbortSignal): Promise<Emulators> {
  await requireJava()
  const needed = binaryNames.filter(name => options.only.includes(name))
  const binaries = await emulatorBinaries(needed, machineSources(options.tell))
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
    // A group of its own, so that Ctrl-C in the terminal reaches it only through `stop`.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...binaries,
      PATH: pathWithOwnNode(),
      TMPDIR: temporary,
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      // Nobody here has credentials of the cloud, and looking for them takes time.
      METADATA_SERVER_DETECTION: 'none',
      // How many events are under way at once. Since busy processes are shared (see `shareWorkers`) this starts no
      // further ones, and a rush reaches the functions as it would in the cloud, to be dealt with together.
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
    closeDoor: () => closeDoor(child, options.page),
    stop,
  }
}

const noSettings: FunctionSettings = { env: {}, secrets: {} }

function functionsFor({ only, reload }: EmulatorOptions): 'copy' | 'reload' | 'none' {
  if (!only.includes('functions')) return 'none'
  return reload ? 'reload' : 'copy'
}

const longestStart = 180_000

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
  const late = setTimeout(() => reject(new Error('late')), longestStart)
  try {
    await promise
  } catch (error) {
    if (abort?.aborted) throw error
    throw new Problem(
      `The emulators did not start (${await lastComplaint(log)}): the whole story is in ${log}.`,
    )
  } finally {
    clearTimeout(late)
    child.stdout?.off('data', listen)
    child.stderr?.off('data', listen)
    abort?.removeEventListener('abort', stopped)
  }
}

/** The last line in which firebase-tools complains. */
async function lastComplaint(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n').map(line => line.trim())
  const complaints = lines.filter(line => /^⬢|^Error:|Error:|^⚠.*(fail|exited|not)/i.test(line))
  return complaints.at(-1)?.replace(/^[⬢⚠]\s*/, '') ?? lines.findLast(line => line !== '') ?? 'no message'
}

/** What a client of the emulators on the ports of `page` needs in its environment. */
export function clientEnvironment(page: number): Record<string, string> {
  const ports = emulatorPorts(page)
  return {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    PUBSUB_EMULATOR_HOST: `127.0.0.1:${ports.pubsub}`,
    GCLOUD_PROJECT: localProjectId,
    UPPER_BRACKET_PORT: String(page),
  }
}
