import { randomInt } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findInstalledChromium } from '../browser/chromium.ts'
import { readArguments, runCommand, withProduct } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { root } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'
import { step } from '../progress.ts'
import { workersFor } from '../test/workers.ts'

interface DeepOptions {
  /** Parts of the names of the test files to run; if empty, all that have property tests. */
  readonly filters: readonly string[]
  /** The time in minutes after which no further seed is started. */
  readonly minutes: number
  /** The only seed, which repeats a failure; undefined for random ones. */
  readonly seed: number | undefined
}

/** The folders of property tests and repeated races. */
const folders = ['shared/src', 'web/src', 'functions/test', 'scripts/whole-product']
const projects = [
  'shared',
  'web',
  'components',
  'functions',
  'calls',
  'in-process',
  'deep',
  'deep-in-process',
  'whole-product',
]
/** The journeys that only run here, and those of `npm test` on the other device and in the other language. */
const journeyProjects = ['deep-e2e', 'swap-device', 'swap-language', 'swap-both']
const idleTimeoutMs = 20 * 60_000
/** Ten thousand tournaments take minutes. */
const testTimeoutMs = 30 * 60_000

/**
 * Whether everybody tries what they may not do, and starts are killed; the number of inputs for each callable and kind of
 * caller, and for each way of signing in; of repetitions of races; of events sent through failing services; of random
 * groups whose tables and prospects are compared; of tournaments of stages; of slots in a side of a bracket with teams in
 * the lower one; of Swiss rounds of 256 teams; and of competitions that are exported and imported.
 */
const depth = {
  EVERY_CALLER: 'yes',
  KILLED_STARTS: 'yes',
  FUZZ_RUNS: '10',
  SIGN_IN_FUZZ_RUNS: '10000',
  RACE_FACTOR: '20',
  FAULT_EVENTS: '1000',
  TABLE_GROUPS: '100000',
  PROSPECT_GROUPS: '20000',
  LAW_RUNS: '10000',
  LOWER_SLOTS: '128',
  SWISS_ROUNDS: '128',
  TRANSFERRED_COMPETITIONS: '300',
}

/**
 * Runs the journeys that `npm test` leaves out, its own ones in an installed browser, then the property tests with random
 * seeds. Returns the commands that repeat failures.
 */
async function testDeep(options: DeepOptions, stop: AbortSignal): Promise<readonly string[]> {
  const [files, journeys] = await Promise.all([propertyTests(options.filters), journeyFiles(options.filters)])
  const hasJourneys = journeys.further.length + journeys.tested.length > 0
  if (files.length === 0 && !hasJourneys)
    throw new Problem('No file of that name is a journey, or has property tests.')
  const needsEmulators = hasJourneys || files.some(file => file.startsWith('functions/'))
  if (!needsEmulators) return testSeeds(options, files, {}, stop)
  return withProduct(async (_, { env }) => {
    // A named seed repeats a failure of random inputs.
    const isFirst = options.seed === undefined
    const failed = isFirst ? await play(journeys, env, stop) : []
    return [...failed, ...(await testSeeds(options, files, env, stop))]
  }, stop)
}

async function play(
  { further, tested }: Journeys,
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<readonly string[]> {
  const failed: string[] = []
  const attempt = async (
    label: string,
    files: readonly string[],
    projects: readonly string[],
    browser = '',
  ) => {
    if (files.length === 0) return
    const workers = browser === '' ? [`--workers=${workersFor('deep journeys')}`] : []
    const args = ['test', ...workers, ...projects.map(project => `--project=${project}`), ...files]
    const chosen: Record<string, string> = browser === '' ? {} : { CHROMIUM_PATH: browser }
    if (await passes(`${label}, ${files.length} files`, 'playwright', args, { ...env, ...chosen }, stop))
      return
    const named = Object.entries(chosen).map(([name, value]) => `${name}=${value} `)
    failed.push(`${named.join('')}npm run emulators -- playwright ${args.join(' ')}`)
  }
  await attempt('Journeys', further, journeyProjects)
  // Unlike the packaged one, a complete browser denies storage to frames of another site, as those of visitors do.
  const installed = await findInstalledChromium(process.env)
  if (installed === null)
    console.log('No browser is installed here in which to repeat the journeys of npm test.')
  else await attempt(`Journeys in ${installed.version}`, tested, ['e2e'], installed.path)
  return failed
}

async function testSeeds(
  options: DeepOptions,
  files: readonly string[],
  env: Record<string, string>,
  stop: AbortSignal,
): Promise<readonly string[]> {
  if (files.length === 0) return []
  const end = performance.now() + options.minutes * 60_000
  const failed: string[] = []
  let runs = 0
  do {
    const seed = options.seed ?? randomInt(2 ** 31 - 1)
    const args = [
      'run',
      `--testTimeout=${testTimeoutMs}`,
      ...projects.flatMap(project => ['--project', project]),
      ...files,
    ]
    const seeded = { ...env, ...depth, PROPERTY_SEED: String(seed) }
    if (!(await passes(`Seed ${seed}, ${files.length} files`, 'vitest', args, seeded, stop))) {
      const command = `npm run test:deep -- ${[...options.filters, '--seed', seed].join(' ')}`
      failed.push(command)
      console.log(`✗ Seed ${seed} fails. To repeat it: ${command}`)
    }
    runs += 1
  } while (options.seed === undefined && performance.now() < end)
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

interface Journeys {
  /** The journeys that `npm test` does not run, or that can run on the other device and in the other language. */
  readonly further: readonly string[]
  /** The journeys of `npm test`. */
  readonly tested: readonly string[]
}

async function journeyFiles(filters: readonly string[]): Promise<Journeys> {
  const [deep, swappable, all] = await Promise.all([
    testFiles(['web/e2e/deep'], filters, /./),
    testFiles(['web/e2e'], filters, /\bswappable\b/),
    testFiles(['web/e2e'], filters, /./),
  ])
  return { further: [...new Set([...deep, ...swappable])], tested: all.filter(file => !deep.includes(file)) }
}

/** Finds the test files that draw random inputs, repeat races, or are too long for `npm test`. */
async function propertyTests(filters: readonly string[]): Promise<readonly string[]> {
  const drawing =
    /from 'fast-check'|LOWER_SLOTS|LAW_RUNS|EVERY_CALLER|KILLED_STARTS|from '.*\/(law|prospectScenes|raceRounds)\.ts'/
  const [usual, long] = await Promise.all([
    testFiles(folders, filters, drawing),
    testFiles(['functions/test/deep'], filters, /./),
  ])
  return [...new Set([...usual, ...long])]
}

/** Finds the test files that contain something matching, relative to the project. */
async function testFiles(
  among: readonly string[],
  filters: readonly string[],
  content: RegExp,
): Promise<readonly string[]> {
  const names = globSync(
    among.map(folder => `${folder}/**/*.test.{ts,tsx}`),
    { cwd: root },
  )
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => filters.length === 0 || filters.some(part => name.includes(part)))
  const texts = await Promise.all(names.map(name => readFile(join(root, name), 'utf8')))
  return names.filter((_, index) => content.test(texts[index] ?? ''))
}

await runCommand(async (args, stop) => {
  const { values, positionals } = readArguments('test:deep', args)
  const [minutes, seed] = [Number(values.minutes), Number(values.seed ?? 0)]
  if (!(minutes >= 0 && Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31))
    throw new Problem(commandTable['test:deep'].usage)
  const failed = await testDeep(
    { filters: positionals, minutes, seed: values.seed === undefined ? undefined : seed },
    stop,
  )
  for (const command of failed) console.log(command)
  return failed.length === 0 ? 0 : 1
})
