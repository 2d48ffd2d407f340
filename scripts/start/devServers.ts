import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { context, stop as stopEsbuild } from 'esbuild'
import { functionsBundle } from '../../functions/build.ts'
import { root } from '../folders.ts'
import { endingWithParent, pathWithOwnNode } from '../processes/childEnvironment.ts'
import { runMark } from '../processes/runProcesses.ts'

export interface DevServers {
  /** Resolves with a sentence when the development server ends without having been stopped. */
  readonly died: Promise<string>
  stop(): Promise<void>
}

/** Starts Vite on the page's port, and rebuilds the functions whenever their sources change. */
export async function startDevServers(page: number, stop: AbortSignal): Promise<DevServers> {
  stop.throwIfAborted()
  const functions = await context({
    ...functionsBundle,
    outfile: join(root, 'functions/lib/index.js'),
    logLevel: 'warning',
  })
  await functions.watch()
  const vite = spawn('react-router', ['dev', '--host', '127.0.0.1', '--port', String(page), '--strictPort'], {
    cwd: join(root, 'web'),
    env: {
      ...process.env,
      ...runMark(page),
      PATH: pathWithOwnNode(),
      UPPER_BRACKET_PORT: String(page),
      NODE_OPTIONS: [process.env['NODE_OPTIONS'], endingWithParent].filter(Boolean).join(' '),
    },
    // Ctrl-C reaches it only through `stop`.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let isStopped = false
  const { promise: died, resolve } = Promise.withResolvers<string>()
  vite.once('exit', (code, signal) => {
    if (!isStopped) resolve(`The development server died (${signal ?? `code ${code}`}).`)
  })
  return {
    died,
    async stop() {
      isStopped = true
      await functions.dispose()
      await stopEsbuild()
      await ended(vite)
    },
  }
}

async function ended(vite: ChildProcess): Promise<void> {
  if (vite.exitCode !== null || vite.signalCode !== null) return
  const exit = once(vite, 'exit')
  vite.kill('SIGTERM')
  await exit
}
