import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../folders.ts'
import { runMark } from './runProcesses.ts'

/** A program that runs until it is stopped. */
export interface Program {
  readonly child: ChildProcess
  /** Resolves with a sentence when it, or by its own message a part of it, ends without having been stopped. */
  readonly died: Promise<string>
  /** Resolves when it has ended in whatever way. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

const stopTimeoutMs = 30_000

/** Returns the PATH with the project's Node and tools first, for programs that start `node` by name. */
export function pathWithOwnNode(): string {
  return [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
}

/** The Node option that ends a program with an IPC channel when its parent process is gone. */
export const endingWithParent = `--import=${pathToFileURL(join(import.meta.dirname, 'endWithParent.mjs')).href}`

/** Starts a program of the run on the ports of `page`. `name` is what a sentence calls it. */
export function startProgram(
  page: number,
  name: string,
  [program, ...args]: readonly [string, ...string[]],
  { env, ...options }: SpawnOptions = {},
): Program {
  const child = spawn(program, args, {
    // A separate process group, so that Ctrl-C in the terminal reaches it only through `stop`.
    detached: true,
    ...options,
    env: { ...process.env, ...runMark(page), PATH: pathWithOwnNode(), ...env },
  })
  let isStopped = false
  const { promise: died, resolve } = Promise.withResolvers<string>()
  const die = (sentence: string) => {
    if (!isStopped) resolve(sentence)
  }
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  child.once('error', () => end())
  child.once('exit', (code, signal) => {
    die(`${name} died (${signal ?? `code ${code}`})`)
    end()
  })
  child.on('message', (message: { died?: string }) => message.died && die(message.died))
  const stop = async () => {
    isStopped = true
    child.kill('SIGINT')
    const late = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(late)
  }
  return { child, died, ended, stop }
}
