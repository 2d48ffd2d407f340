import { spawn } from 'node:child_process'
import { descendants } from './emulators/descendants.ts'
import { pathWithOwnNode } from './emulators/ownNode.ts'
import { root } from './folders.ts'

export interface Finished {
  readonly code: number
  /** Both streams as they came. */
  readonly output: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Record<string, string>
  readonly abort?: AbortSignal | undefined
  /** Ends the program when it has said nothing for so many milliseconds: it hangs. */
  readonly longestSilence?: number
  /** Hears each piece of output as it comes. */
  onOutput?(piece: string): void
}

/** Runs a program of the project (from `node_modules/.bin`, on its own Node) to its end. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const { promise, resolve, reject } = Promise.withResolvers<Finished>()
  options.abort?.throwIfAborted()
  const child = spawn(program, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env, PATH: pathWithOwnNode() },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const stop = () => endFamily(child.pid)
  let output = ''
  let silence: NodeJS.Timeout | undefined
  const listen = (chunk: Buffer | string) => {
    const piece = chunk.toString()
    output += piece
    options.onOutput?.(piece)
    clearTimeout(silence)
    if (options.longestSilence !== undefined) silence = setTimeout(hangs, options.longestSilence)
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
    options.abort?.removeEventListener('abort', stop)
    if (options.abort?.aborted) reject(options.abort.reason)
    else resolve({ code: code ?? 1, output })
  })
  return promise
}

/** A process that is busy in a loop hears no request to end, and outlives the one that started it. */
function endFamily(pid: number | undefined): void {
  if (pid === undefined) return
  for (const member of [...descendants(pid), pid]) {
    try {
      process.kill(member, member === pid ? 'SIGTERM' : 'SIGKILL')
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}
