import type { ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { firebaseCommand, shortLived } from '../../tools/local-firebase/firebaseCommand.ts'
import { javaEnvironment } from '../../tools/local-firebase/javaEmulators.ts'
import { Problem } from '../problem.ts'
import { startProgram } from '../processes/startProgram.ts'
import { withLastLines } from './lastLines.ts'
import { type FunctionSettings, runFolder } from './runFolder.ts'

export const emulatorNames = ['auth', 'firestore', 'functions', 'hosting', 'storage'] as const
type EmulatorName = (typeof emulatorNames)[number]

export interface EmulatorOptions {
  /** The page's port, from which the others derive. */
  readonly page: number
  readonly only: readonly EmulatorName[]
  /** An earlier export to import. */
  readonly importFrom?: string | undefined
  /** The environment variables and secrets of the functions. */
  readonly settings?: FunctionSettings
  /** Whether the installation is a public demonstration. */
  readonly demo?: boolean
  /** Whether to reload the functions whenever `functions/lib` is rebuilt. */
  readonly reload?: boolean
  tell(step: string): void
}

export interface Emulators {
  /** The environment variables for clients of these emulators. */
  readonly env: Record<string, string>
  /** The log file of the emulators and the functions. */
  readonly log: string
  /** Resolves when a part ends without having been stopped, with a sentence that names it and the end of its log. */
  readonly died: Promise<string>
  /**
   * Refuses every request that would change something, from browsers or elsewhere. Resolves when earlier requests and
   * their events are finished, or after half a minute with the number of those that are not.
   */
  stopAccepting(): Promise<number>
  /** Ends every process. Resolves when none is left. */
  stop(): Promise<void>
}

/**
 * Starts the emulators on the ports of `page`. Resolves when all are ready and the functions are loaded.
 *
 * @throws Problem if Java or an emulator is missing, or one of them does not start; nothing is left running
 */
export async function startEmulators(options: EmulatorOptions, abort?: AbortSignal): Promise<Emulators> {
  const java = await javaEnvironment(options.only, options.tell)
  const { folder, config } = await runFolder(
    options.page,
    functionsFor(options),
    options.settings ?? noSettings,
  )
  const temporary = await mkdtemp(join(tmpdir(), 'upper-bracket-'))
  abort?.throwIfAborted()

  const log = join(folder, 'emulators.log')
  const command = firebaseCommand([
    'emulators:start',
    ...['--config', config, '--project', localProjectId, '--only', options.only.join(',')],
    ...(options.importFrom === undefined ? [] : ['--import', options.importFrom]),
    '--non-interactive',
  ])
  const { child, died, ended, ...program } = startProgram(options.page, 'The emulators', command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...java,
      ...shortLived,
      TMPDIR: temporary,
    },
  })
  const file = createWriteStream(log)
  child.stdout?.pipe(file)
  child.stderr?.pipe(file)
  const stop = async () => {
    await program.stop()
    await rm(temporary, { recursive: true, force: true })
  }
  try {
    await ready(child, ended, log, abort)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    env: clientEnvironment(options.page),
    log,
    died: died.then(sentence => withLastLines(sentence, folder)),
    stopAccepting: () => closeGate(child, options.page, ended),
    stop,
  }
}

const noSettings: FunctionSettings = { env: {}, secrets: {} }

function functionsFor({ only, reload }: EmulatorOptions): 'copy' | 'reload' | 'none' {
  if (!only.includes('functions')) return 'none'
  return reload ? 'reload' : 'copy'
}

const startTimeoutMs = 300_000
/** Longer than the gate waits for what is in progress. */
const closeTimeoutMs = 45_000

async function ready(
  child: ChildProcess,
  ended: Promise<void>,
  log: string,
  abort?: AbortSignal,
): Promise<void> {
  let said = ''
  const { promise: isReady, resolve, reject } = Promise.withResolvers<void>()
  const listen = (chunk: Buffer) => {
    said += chunk
    if (said.includes('Failed to load function definition')) reject()
    if (said.includes('All emulators ready!')) resolve()
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  abort?.addEventListener('abort', reject)
  const late = setTimeout(reject, startTimeoutMs)
  ended.then(reject)
  try {
    await isReady
  } catch {
    abort?.throwIfAborted()
    throw new Problem(`The emulators did not start (${await lastError(log)}): ${log} has the details.`)
  } finally {
    clearTimeout(late)
    child.stdout?.off('data', listen)
    child.stderr?.off('data', listen)
  }
}

/**
 * Closes the `RequestGate`, and the Firestore rules, to which browsers write directly. Resolves when it is closed, or
 * when firebase-tools is gone or does not respond.
 */
async function closeGate(child: ChildProcess, page: number, ended: Promise<void>): Promise<number> {
  const { hosting, functions, auth, storage, firestore } = emulatorPorts(page)
  const content = 'service cloud.firestore { match /{document=**} { allow read, write: if false; } }'
  await fetch(`http://127.0.0.1:${firestore}/emulator/v1/projects/${localProjectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  if (!child.connected) return 0
  const closed = new Promise<number>(resolve => {
    child.on('message', (message: { gateClosed?: true; unfinished?: number }) => {
      if (message.gateClosed) resolve(message.unfinished ?? 0)
    })
    child.send({ closeGate: { hosting, functions, auth, storage } }, error => error && resolve(0))
  })
  const unfinished = await Promise.race([closed, ended, pause(closeTimeoutMs, undefined, { ref: false })])
  return unfinished ?? 0
}

/** Returns the last line in which firebase-tools reports an error. */
async function lastError(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).split('\n').map(line => line.trim())
  const errors = lines.filter(line => /^⬢|^Error:|Error:|^⚠.*(fail|exited|not)/i.test(line))
  return errors.at(-1)?.replace(/^[⬢⚠]\s*/, '') ?? lines.findLast(line => line !== '') ?? 'no message'
}

/** Returns the environment variables for clients of the emulators on the ports of `page`. */
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
