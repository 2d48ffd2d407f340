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
const projects = ['shared', 'web', 'components', 'functions', 'in-process', 'deep', 'deep-in-process']
/** Journeys whose steps are proven at a lower level, or played in another way, by `npm test`. */
const furtherJourneys = 'web/e2e/deep'
const idleTimeoutMs = 20 * 60_000

/**
 * Inputs for each callable and each kind of caller, and for each way of signing in; repetitions of races; events sent
 * through failing services.
 */
const depth = { FUZZ_RUNS: '10', SIGN_IN_FUZZ_RUNS: '10000', RACE_FACTOR: '8', FAULT_EVENTS: '1000' }

/** The journeys in the combinations of device and language that `npm test` leaves out. */
const turns = ['device', 'language', 'both'] as const

/**
 * Plays the journeys that `npm test` does not, and those that can be turned in every turn, then runs the property tests
 * with one seed after another. Returns the commands that repeat what failed.
 */
async function testDeep(options: DeepOptions, stop: AbortSignal): Promise<readonly string[]> {
  const [files, further, journeys] = await Promise.all([
    propertyTests(options.filters),
    testFiles([furtherJourneys], options.filters, /./),
    journeyFiles(options.filters),
  ])
  if (files.length + further.length + journeys.length === 0)
    throw new Problem('No file of that name has property tests, or journeys that are played here.')
  const needsEmulators =
    further.length + journeys.length > 0 || files.some(file => file.startsWith('functions/'))
  if (!needsEmulators) return testSeeds(options, files, {}, stop)
  await step('Building the page', () => buildPage(stop))
  const page = await freePage(5600)
  const emulators = await step('Starting the emulators', tell =>
    startServices({ page, only: emulatorNames, tell }, stop),
  )
  try {
    // Who names a seed repeats a failure of random inputs.
    const isFirst = options.seed === undefined
    const failed = isFirst ? await playFurther(further, emulators.env, stop) : []
    if (isFirst) failed.push(...(await playTurns(journeys, emulators.env, stop)))
    return [...failed, ...(await testSeeds(options, files, emulators.env, stop))]
  } finally {
    await emulators.stop()
  }
}

async function playFurther(
  files: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<string[]> {
  if (files.length === 0) return []
  const label = `Further journeys, ${files.length} files`
  const passed = await passes(label, ['--project', 'deep-e2e', ...files], env, stop)
  return passed ? [] : [`npx vitest run --project deep-e2e ${files.join(' ')}`]
}

async function playTurns(
  files: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<readonly string[]> {
  const failed: string[] = []
  if (files.length === 0) return failed
  for (const turn of turns) {
    const label = `Journeys, turned by ${turn}, ${files.length} files`
    const args = ['--project', 'e2e', '--project', 'deep-e2e', ...files]
    const passed = await passes(label, args, { ...env, JOURNEY_TURN: turn }, stop)
    if (!passed) failed.push(`JOURNEY_TURN=${turn} npx vitest run ${args.join(' ')}`)
  }
  return failed
}

async function testSeeds(
  options: DeepOptions,
  files: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<readonly string[]> {
  if (files.length === 0) return []
  const end = performance.now() + options.longest
  const failed: string[] = []
  let seed = options.seed ?? randomInt(2 ** 31 - 1)
  let runs = 0
  while (runs < options.runs && (runs === 0 || performance.now() < end)) {
    const args = [...projects.flatMap(project => ['--project', project]), ...files]
    const seeded = { ...env, ...depth, PROPERTY_SEED: String(seed) }
    if (!(await passes(`Seed ${seed}, ${files.length} files`, args, seeded, stop))) {
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

/** Runs Vitest; what it says is shown only if something fails. */
async function passes(
  label: string,
  args: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<boolean> {
  try {
    await step(label, async () => {
      const { code, output } = await run('vitest', ['run', ...args], { env, abort: stop, idleTimeoutMs })
      if (code !== 0) throw new Error(output)
    })
    return true
  } catch (error) {
    stop.throwIfAborted()
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** The journeys that can be turned, wherever they are played unturned. */
function journeyFiles(filters: readonly string[]): Promise<readonly string[]> {
  return testFiles(['web/e2e'], filters, /from '.*\/turnedVisitor\.ts'/)
}

/** The test files that draw random inputs, repeat races, or are too long for `npm test`. */
async function propertyTests(filters: readonly string[]): Promise<readonly string[]> {
  const drawing = /from 'fast-check'|from '.*\/(law|raceRounds)\.ts'/
  const [usual, long] = await Promise.all([
    testFiles(folders, filters, drawing),
    testFiles(['functions/test/deep'], filters, /./),
  ])
  return [...new Set([...usual, ...long])]
}

/** The test files that import something of that kind, relative to the project. */
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
