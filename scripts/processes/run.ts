import { spawn } from 'node:child_process'
import { root } from '../folders.ts'
import { pathWithOwnNode } from './childEnvironment.ts'

export interface Finished {
  readonly code: number
  /** Both streams in the order of arrival. */
  readonly output: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Record<string, string>
  readonly abort?: AbortSignal | undefined
  /** Ends a hanging program, which has written nothing for this many milliseconds. */
  readonly idleTimeoutMs?: number
  /** Called with each piece of output as it arrives. */
  onOutput?(piece: string): void
}

const windows = process.platform === 'win32'
/** A process in a busy loop does not handle SIGTERM. */
const killTimeoutMs = 3000

/** Runs a program of the project (from `node_modules/.bin`, on its own Node) to its end. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { promise, resolve, reject } = Promise.withResolvers<Finished>()
  options.abort?.throwIfAborted()
  const child = spawn(program, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env, PATH: pathWithOwnNode() },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    // A separate process group, which can be ended as a whole.
    detached: !windows,
  })
  let killing: NodeJS.Timeout | undefined
  const stop = () => {
    signal('SIGTERM')
    killing = setTimeout(signal, killTimeoutMs, 'SIGKILL')
  }
  const signal = (name: NodeJS.Signals) => {
    if (windows || child.pid === undefined) child.kill(name)
    else signalGroup(child.pid, name)
  }
  let output = ''
  let silence: NodeJS.Timeout | undefined
  const listen = (chunk: Buffer | string) => {
    const piece = chunk.toString()
    output += piece
    options.onOutput?.(piece)
    clearTimeout(silence)
    if (options.idleTimeoutMs !== undefined) silence = setTimeout(hangs, options.idleTimeoutMs)
  }
  const hangs = () => {
    listen(`\n${program} hangs and is ended.\n`)
    stop()
  }
  listen('')
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  options.abort?.addEventListener('abort', stop)
  child.once('error', reject)
  child.once('close', code => {
    clearTimeout(silence)
    clearTimeout(killing)
    options.abort?.removeEventListener('abort', stop)
    if (options.abort?.aborted) reject(options.abort.reason)
    else resolve({ code: code ?? 1, output })
  })
  return promise
}

function signalGroup(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name)
  } catch {
    // The whole group has ended in the meantime.
  }
}
