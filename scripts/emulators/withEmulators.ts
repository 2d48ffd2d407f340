import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from '../folders.ts'
import { Problem, problemSentence } from '../problem.ts'
import { pathWithOwnNode } from '../processes/childEnvironment.ts'
import { startServices } from '../services/startServices.ts'
import { type EmulatorName, emulatorNames } from './emulatorName.ts'
import type { Emulators } from './startEmulators.ts'
import { type WithEmulatorsOptions, withEmulatorsOptions } from './withEmulatorsOptions.ts'

/** Runs a command against emulators of its own and returns its exit code. */
async function withEmulators({ page, only, command }: WithEmulatorsOptions): Promise<number> {
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort(new Problem('Stopped.'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)

  const emulators = await startServices(
    { page, only: only ?? whatCanStart(), tell: step => console.error(step) },
    interrupted.signal,
  )
  console.error(`Emulators are ready; their log is ${emulators.log}`)
  emulators.died.then(sentence => console.error(sentence))
  try {
    return await run(command, emulators, interrupted.signal)
  } finally {
    await emulators.stop()
  }
}

function whatCanStart(): EmulatorName[] {
  const pageIsBuilt = existsSync(join(root, 'web/build/client'))
  return emulatorNames.filter(name => name !== 'hosting' || pageIsBuilt)
}

function run(
  [program, ...args]: readonly [string, ...string[]],
  { env }: Emulators,
  interrupted: AbortSignal,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: pathWithOwnNode() },
  })
  interrupted.addEventListener('abort', () => child.kill('SIGTERM'))
  child.once('error', reject)
  child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  return promise
}

try {
  process.exitCode = await withEmulators(withEmulatorsOptions(process.argv.slice(2)))
} catch (error) {
  console.error(problemSentence(error) ?? error)
  process.exitCode = 1
}
