import { readdir } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPage } from '../build/buildPage.ts'
import { emulatorNames } from '../emulators/emulatorName.ts'
import { clientEnvironment } from '../emulators/startEmulators.ts'
import { freePage } from '../ports/freePorts.ts'
import { Problem, problemSentence } from '../problem.ts'
import { stopRequest } from '../processes/stopRequest.ts'
import { step } from '../progress.ts'
import { startServices } from '../services/startServices.ts'
import { type Benchmark, isBenchmark } from './benchmark.ts'
import { type BenchOptions, benchOptions } from './benchOptions.ts'
import { measurementTable } from './measurementTable.ts'

/** Runs every `*.bench.ts` of this folder in turn, or those asked for, and prints a table of each. */
async function bench({ filters, page }: BenchOptions, stop: AbortSignal): Promise<void> {
  const port = page ?? (await freePage(5700))
  // What a benchmark imports may look at it at once.
  Object.assign(process.env, clientEnvironment(port))
  const benchmarks = await Promise.all((await filesNamed(filters)).map(load))
  if (benchmarks.every(({ needs }) => needs === 'nothing')) return measure(benchmarks, port, stop)

  await step('Building the page', () => buildPage(stop))
  const emulators = await step('Starting the emulators', tell =>
    startServices({ page: port, only: emulatorNames, tell }, stop),
  )
  try {
    await measure(benchmarks, port, stop)
  } finally {
    await step('Stopping the emulators', () => emulators.stop())
  }
}

async function measure(benchmarks: readonly Benchmark[], page: number, stop: AbortSignal): Promise<void> {
  for (const benchmark of benchmarks) {
    stop.throwIfAborted()
    const measured = await step(benchmark.title, () => benchmark.measure(page, stop))
    const load = loadavg()[0] ?? 0
    console.log(`\n${measurementTable(measured)}\n`)
    console.log(`ratio: ${benchmark.ratio}`)
    console.log(`${availableParallelism()} cores, load ${load.toFixed(1)} at the end\n`)
  }
}

async function filesNamed(filters: readonly string[]): Promise<readonly string[]> {
  const names = (await readdir(import.meta.dirname)).filter(name => name.endsWith('.bench.ts')).sort()
  const chosen = names.filter(name => filters.length === 0 || filters.some(part => name.includes(part)))
  if (chosen.length === 0) throw new Problem(`No benchmark is called so: there are ${names.join(', ')}.`)
  return chosen
}

async function load(name: string): Promise<Benchmark> {
  const module: unknown = await import(pathToFileURL(join(import.meta.dirname, name)).href)
  if (!isBenchmark(module))
    throw new Problem(`${name} is no benchmark: see benchmark.ts for what it exports.`)
  return module
}

try {
  await bench(benchOptions(process.argv.slice(2)), stopRequest())
} catch (error) {
  console.error(problemSentence(error) ?? error)
  process.exitCode = 1
}
