import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPage } from '../build/buildPage.ts'
import { emulatorNames } from '../emulators/emulatorName.ts'
import { root } from '../folders.ts'
import { freePage } from '../ports/freePorts.ts'
import { Problem, problemSentence } from '../problem.ts'
import { run } from '../processes/run.ts'
import { Stopped, stopRequest } from '../processes/stopRequest.ts'
import { step } from '../progress.ts'
import { startServices } from '../services/startServices.ts'
import { type DeepOptions, deepOptions } from './deepOptions.ts'

/** Where property tests and repeated races are. */
const folders = ['shared/src', 'web/src', 'functions/test']
const projects = ['shared', 'web', 'components', 'functions', 'in-process']
const longestSilence = 20 * 60_000

/** Inputs for each callable and each kind of caller, and for each way of signing in; repetitions of races. */
const depth = { FUZZ_RUNS: '10', SIGN_IN_FUZZ_RUNS: '10000', RACE_FACTOR: '4' }

/** Runs the property tests with one seed after another; returns the seeds with which a test failed. */
async function testDeep(options: DeepOptions, stop: AbortSignal): Promise<readonly number[]> {
  const files = await propertyTests(options.filters)
  if (!files.some(file => file.startsWith('functions/'))) return testSeeds(options, files, {}, stop)
  await step('Building the page', () => buildPage(stop))
  const page = await freePage(5600)
  const emulators = await step('Starting the emulators', tell =>
    startServices({ page, only: emulatorNames, tell }, stop),
  )
  try {
    return await testSeeds(options, files, emulators.env, stop)
  } finally {
    await emulators.stop()
  }
}

async function testSeeds(
  options: DeepOptions,
  files: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<readonly number[]> {
  const end = performance.now() + options.longest
  const failed: number[] = []
  let seed = options.seed ?? randomInt(2 ** 31 - 1)
  let runs = 0
  while (runs < options.runs && (runs === 0 || performance.now() < end)) {
    if (!(await holdsWith(seed, files, env, stop))) {
      failed.push(seed)
      console.log(`✗ Seed ${seed} fails. To repeat it: ${repetition(seed, options.filters)}`)
    }
    runs += 1
    seed = options.seed === undefined ? randomInt(2 ** 31 - 1) : seed + 1
  }
  console.log(`\n${runs - failed.length} seeds passed, ${failed.length} failed`)
  for (const each of failed) console.log(repetition(each, options.filters))
  return failed
}

async function holdsWith(
  seed: number,
  files: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<boolean> {
  try {
    await step(`Seed ${seed}, ${files.length} files`, async () => {
      const { code, output } = await run(
        'vitest',
        ['run', ...projects.flatMap(project => ['--project', project]), ...files],
        { env: { ...env, ...depth, PROPERTY_SEED: String(seed) }, abort: stop, longestSilence },
      )
      if (code !== 0) throw new Error(output)
    })
    return true
  } catch (error) {
    stop.throwIfAborted()
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

function repetition(seed: number, filters: readonly string[]): string {
  return `npm run test:deep -- ${[...filters, '--seed', seed].join(' ')}`
}

/** The test files that draw random inputs, relative to the project. */
async function propertyTests(filters: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    folders.map(async folder => {
      const names = await readdir(join(root, folder), { recursive: true })
      return names
        .filter(name => /\.test\.tsx?$/.test(name))
        .map(name => [folder, ...name.split(/[\\/]/)].join('/'))
    }),
  )
  const chosen = found
    .flat()
    .filter(name => filters.length === 0 || filters.some(part => name.includes(part)))
  const texts = await Promise.all(chosen.map(name => readFile(join(root, name), 'utf8')))
  const files = chosen.filter((_, index) =>
    /from 'fast-check'|from '.*\/(law|raceRounds)\.ts'/.test(texts[index] ?? ''),
  )
  if (files.length === 0) throw new Problem('No file of that name has property tests.')
  return files
}

try {
  const failed = await testDeep(deepOptions(process.argv.slice(2)), stopRequest())
  process.exitCode = failed.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Stopped ? 'Stopped before the end.' : (problemSentence(error) ?? error))
  process.exitCode = 1
}
