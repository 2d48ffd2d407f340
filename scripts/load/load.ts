import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { eventually } from '../../testing/eventually.ts'
import type { Measurement } from '../bench/benchmark.ts'
import { measurementTable } from '../bench/measurementTable.ts'
import { buildPage } from '../build/buildPage.ts'
import { emulatorNames } from '../emulators/emulatorName.ts'
import { clientEnvironment } from '../emulators/startEmulators.ts'
import { freePage } from '../ports/freePorts.ts'
import { parsePort } from '../ports/parsePort.ts'
import { Problem, problemSentence } from '../problem.ts'
import { stopRequest } from '../processes/stopRequest.ts'
import { step } from '../progress.ts'
import { startServices } from '../services/startServices.ts'

/** Each throws when something was lost or happened twice. */
interface Scene {
  readonly title: string
  play(stop: AbortSignal): Promise<readonly Measurement[]>
}

const scenes = ['joining', 'evening', 'killed', 'faults'] as const

/** Triggers bring counts and copies in step a moment later. */
const timeoutMs = 120_000

/** Puts the emulators under load, kills functions half-way, and looks for contradictions in what is left. */
async function load(stop: AbortSignal): Promise<void> {
  const { names, port } = await options()
  // What a scene imports may look at it at once.
  Object.assign(process.env, clientEnvironment(port))
  await step('Building the page', () => buildPage(stop))
  const emulators = await step('Starting the emulators', tell =>
    startServices({ page: port, only: emulatorNames, tell }, stop),
  )
  try {
    for (const name of names) {
      stop.throwIfAborted()
      const { title, play }: Scene = await import(`./${name}.ts`)
      const measured = await step(title, () => play(stop))
      const busy = (loadavg()[0] ?? 0).toFixed(1)
      console.log(`\n${measurementTable(measured)}\n${availableParallelism()} cores, load ${busy}\n`)
    }
    const { contradictions } = await import('./contradictions.ts')
    await step('Looking for contradictions in all that is left', () =>
      eventually(async () => {
        const found = await contradictions()
        if (found.length > 0) throw new Error(found.join('\n'))
      }, timeoutMs),
    )
  } finally {
    await step('Stopping the emulators', () => emulators.stop())
  }
}

/** @throws Problem with the usage */
async function options(): Promise<{ readonly names: readonly string[]; readonly port: number }> {
  const { values, positionals } = parseArgs({ options: { port: { type: 'string' } }, allowPositionals: true })
  const names = scenes.filter(scene => positionals.length === 0 || positionals.includes(scene))
  if (names.length < positionals.length) {
    throw new Problem(`Usage: npm run load -- [${scenes.join('] [')}] [--port 5800]`)
  }
  return { names, port: values.port === undefined ? await freePage(5800) : parsePort(values.port) }
}

try {
  await load(stopRequest())
  console.log('Nothing was lost, nothing happened twice.')
} catch (error) {
  console.error(problemSentence(error) ?? error)
  process.exitCode = 1
}
