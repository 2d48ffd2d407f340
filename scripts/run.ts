import { spawn } from 'node:child_process'
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
  let output = ''
  const listen = (chunk: Buffer) => {
    const piece = chunk.toString()
    output += piece
    options.onOutput?.(piece)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const stop = () => child.kill('SIGTERM')
  options.abort?.addEventListener('abort', stop)
  child.once('error', reject)
  child.once('close', code => {
    options.abort?.removeEventListener('abort', stop)
    if (options.abort?.aborted) reject(options.abort.reason)
    else resolve({ code: code ?? 1, output })
  })
  return promise
}
