import { spawn } from 'node:child_process'
import { root } from '../folders.ts'
import { pathWithOwnNode } from './startProgram.ts'

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Record<string, string>
  readonly abort?: AbortSignal | undefined
  /** Ends a hanging program, which has written nothing for this many milliseconds. */
  readonly idleTimeoutMs?: number
  /** Whether the program uses the terminal; there is no `output` then. */
  readonly inTerminal?: boolean
  /** Called with each piece of output as it arrives. */
  onOutput?(piece: string): void
}

const windows = process.platform === 'win32'
/** A process in a busy loop does not handle SIGTERM. */
const killTimeoutMs = 3000

/**
 * Runs a program of the project (from `node_modules/.bin`, on its own Node) to its end. Returns its exit code, and both
 * streams in the order of arrival.
 *
 * @throws the reason of `abort`
 */
export async function run(
  program: string,
  args: readonly string[],
  { cwd = root, env, abort, idleTimeoutMs, inTerminal = false, onOutput }: RunOptions = {},
): Promise<{ readonly code: number; readonly output: string }> {
  abort?.throwIfAborted()
  // A separate process group can be ended as a whole.
  const detached = !windows && !inTerminal
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env, PATH: pathWithOwnNode() },
    stdio: inTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: windows,
    detached,
  })
  const timers: NodeJS.Timeout[] = []
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill((detached ? -1 : 1) * (child.pid ?? 0), name)
    } catch {
      // The program has ended in the meantime.
    }
  }
  const stop = () => {
    signal('SIGTERM')
    timers.push(setTimeout(signal, killTimeoutMs, 'SIGKILL'))
  }
  let output = ''
  const silence = idleTimeoutMs === undefined ? undefined : setTimeout(stop, idleTimeoutMs)
  const listen = (piece: Buffer) => {
    output += piece
    onOutput?.(String(piece))
    silence?.refresh()
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  abort?.addEventListener('abort', stop)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    abort?.throwIfAborted()
    return { code: code ?? 1, output }
  } finally {
    for (const timer of [...timers, silence]) clearTimeout(timer)
    abort?.removeEventListener('abort', stop)
  }
}
