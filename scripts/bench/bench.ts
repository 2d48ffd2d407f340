import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPage } from '../build/buildPage.ts'
import { emulatorNames } from '../emulators/emulatorName.ts'
import { freePage } from '../emulators/ports.ts'
import { startEmulators } from '../emulators/startEmulators.ts'
import { Problem, problemSentence } from '../problem.ts'
import { step } from '../progress.ts'
import { stopRequest } from '../stopRequest.ts'
import { isBenchmark, type Measurement } from './benchmark.ts'
import { measurementTable } from './measurementTable.ts'

/** Runs every `*.bench.ts` of this folder in turn, against emulators and a page of its own. */
async function bench(): Promise<void> {
  const stop = stopRequest()
  const page = await freePage(5700)
  await step('Building the page', () => buildPage(stop))
  const emulators = await step('Starting the emulators', tell =>
    startEmulators({ page, only: emulatorNames, tell }, stop),
  )
  try {
    Object.assign(process.env, emulators.env)
    const measured: Measurement[] = []
    for (const file of (await readdir(import.meta.dirname))
      .filter(name => name.endsWith('.bench.ts'))
      .sort()) {
      stop.throwIfAborted()
      measured.push(...(await measure(join(import.meta.dirname, file), page)))
    }
    console.log(`\n${measurementTable(measured)}`)
  } finally {
    await step('Stopping the emulators', () => emulators.stop())
  }
}

async function measure(path: string, page: number): Promise<readonly Measurement[]> {
  const module: unknown = existsSync(path) ? await import(pathToFileURL(path).href) : undefined
  if (!isBenchmark(module)) throw new Problem(`${path} exports no 'title' and 'measure'.`)
  return step(module.title, () => module.measure(page))
}

try {
  await bench()
} catch (error) {
  console.error(problemSentence(error) ?? error)
  process.exitCode = 1
}
