import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withProduct } from '../commandLine.ts'
import { root } from '../folders.ts'
import { Problem, problemSentence } from '../problem.ts'
import { run } from '../processes/run.ts'
import { Stopped, stopRequest } from '../processes/stopRequest.ts'
import { step } from '../progress.ts'
import { type DeepOptions, deepOptions } from './deepOptions.ts'

/** The folders of property tests and repeated races. */
const folders = ['shared/src', 'web/src', 'functions/test']
const projects = ['shared', 'web', 'components', 'functions', 'in-process', 'deep', 'deep-in-process']
/** The journeys that only run here, and those of `npm test` on the other device and in the other language. */
const journeyProjects = ['deep-e2e', 'swap-device', 'swap-language', 'swap-both']
const idleTimeoutMs = 20 * 60_000

/**
 * The number of inputs for each callable and kind of caller, and for each way of signing in; of repetitions of races;
 * and of events sent through failing services.
 */
const depth = { FUZZ_RUNS: '10', SIGN_IN_FUZZ_RUNS: '10000', RACE_FACTOR: '8', FAULT_EVENTS: '1000' }

/**
 * Runs the journeys that `npm test` does not, then the property tests with consecutive seeds. Returns the commands that
 * repeat failures.
 */
async function testDeep(options: DeepOptions, stop: AbortSignal): Promise<readonly string[]> {
  const [files, journeys] = await Promise.all([propertyTests(options.filters), journeyFiles(options.filters)])
  if (files.length + journeys.length === 0)
    throw new Problem('No file of that name has property tests, or journeys that are played here.')
  const needsEmulators = journeys.length > 0 || files.some(file => file.startsWith('functions/'))
  if (!needsEmulators) return testSeeds(options, files, {}, stop)
  return withProduct(async (_, { env }) => {
    // A named seed repeats a failure of random inputs.
    const isFirst = options.seed === undefined
    const failed = isFirst ? await play(journeys, env, stop) : []
    return [...failed, ...(await testSeeds(options, files, env, stop))]
  }, stop)
}

async function play(
  journeys: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<readonly string[]> {
  if (journeys.length === 0) return []
  const args = [
    'test',
    '--workers=3',
    ...journeyProjects.flatMap(project => ['--project', project]),
    ...journeys,
  ]
  const passed = await passes(`Journeys, ${journeys.length} files`, 'playwright', args, env, stop)
  return passed ? [] : [`npx playwright ${args.join(' ')}`]
}

async function testSeeds(
  options: DeepOptions,
  files: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<readonly string[]> {
  if (files.length === 0) return []
  const end = performance.now() + options.maxMs
  const failed: string[] = []
  let seed = options.seed ?? randomInt(2 ** 31 - 1)
  let runs = 0
  while (runs < options.runs && (runs === 0 || performance.now() < end)) {
    const args = ['run', ...projects.flatMap(project => ['--project', project]), ...files]
    const seeded = { ...env, ...depth, PROPERTY_SEED: String(seed) }
    if (!(await passes(`Seed ${seed}, ${files.length} files`, 'vitest', args, seeded, stop))) {
      const command = `npm run test:deep -- ${[...options.filters, '--seed', seed].join(' ')}`
      failed.push(command)
      console.log(`✗ Seed ${seed} fails. To repeat it: ${command}`)
    }
    runs += 1
    seed = options.seed === undefined ? randomInt(2 ** 31 - 1) : seed + 1
  }
  console.log(`\n${runs - failed.length} seeds passed, ${failed.length} failed`)
  return failed
}

/** Runs a test runner; its output is printed only after a failure. */
async function passes(
  label: string,
  runner: 'vitest' | 'playwright',
  args: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<boolean> {
  try {
    await step(label, async () => {
      const { code, output } = await run(runner, args, { env, abort: stop, idleTimeoutMs })
      if (code !== 0) throw new Error(output)
    })
    return true
  } catch (error) {
    stop.throwIfAborted()
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** Finds the journeys that `npm test` does not run, or that can run on the other device and in the other language. */
async function journeyFiles(filters: readonly string[]): Promise<readonly string[]> {
  const [further, swappable] = await Promise.all([
    testFiles(['web/e2e/deep'], filters, /./),
    testFiles(['web/e2e'], filters, /\bswappable\b/),
  ])
  return [...new Set([...further, ...swappable])]
}

/** Finds the test files that draw random inputs, repeat races, or are too long for `npm test`. */
async function propertyTests(filters: readonly string[]): Promise<readonly string[]> {
  const drawing = /from 'fast-check'|from '.*\/(law|raceRounds)\.ts'/
  const [usual, long] = await Promise.all([
    testFiles(folders, filters, drawing),
    testFiles(['functions/test/deep'], filters, /./),
  ])
  return [...new Set([...usual, ...long])]
}

/** Finds the test files that import something matching, relative to the project. */
async function testFiles(
  among: readonly string[],
  filters: readonly string[],
  imports: RegExp,
): Promise<readonly string[]> {
  const found = await Promise.all(
    among.map(async folder => {
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
  return chosen.filter((_, index) => imports.test(texts[index] ?? ''))
}

try {
  const failed = await testDeep(deepOptions(process.argv.slice(2)), stopRequest())
  for (const command of failed) console.log(command)
  process.exitCode = failed.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Stopped ? 'Stopped before the end.' : (problemSentence(error) ?? error))
  process.exitCode = 1
}
