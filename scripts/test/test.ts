import { join } from 'node:path'
import { findChromium } from '../browser/chromium.ts'
import { buildPage } from '../build/buildPage.ts'
import { runCommand } from '../commandLine.ts'
import { emulatorNames } from '../emulators/startEmulators.ts'
import { cacheFolder } from '../folders.ts'
import { freePage } from '../ports.ts'
import { problemSentence } from '../problem.ts'
import { run } from '../processes/run.ts'
import { startServices } from '../services/startServices.ts'
import { readRuns, unreliable, withRun, writeRuns } from './retries.ts'
import { runProjects } from './runProjects.ts'
import { type Part, summary } from './summary.ts'
import { addTallies, noTally, type Tally } from './tally.ts'

/** The scripts of package.json that pass or fail as a whole. */
const checks = ['format:check', 'lint', 'words', 'types', 'boundaries', 'dead']
const withoutEmulators = ['shared', 'web', 'components', 'scripts']
/**
 * The rounds run one after the other, the projects of a round in parallel. Projects that need the functions for
 * themselves come first, while the database is small, because the emulator scans all of it at every query. The last
 * round checks that all tests have left a consistent database.
 */
const functionTests: readonly Round[] = [
  { runner: 'vitest', projects: ['serial'] },
  { runner: 'vitest', projects: ['functions', 'calls', 'in-process', 'rules'] },
  { runner: 'vitest', projects: ['consistency'] },
]
/**
 * The journeys have their own emulators, because at every write, listeners of an emulator scan everything that others
 * have left.
 */
const journeys: readonly Round[] = [{ runner: 'playwright', projects: ['e2e'] }]
/** A deployed folder, and a complete run of `npm start`. */
const wholeProduct = ['whole-product']

interface Round {
  readonly runner: 'vitest' | 'playwright'
  readonly projects: readonly string[]
}

const begun = performance.now()
const parts: Part[] = []

/** Checks everything that can be checked on one machine; a failure is counted and stops nothing. */
async function testEverything(stop: AbortSignal): Promise<Tally> {
  // The emulator tests and whole products wait more than they compute, so what needs no emulators runs in parallel.
  const built = check('Building the page', () => buildPage(stop), stop)
  const sideBySide = await Promise.all([
    built,
    testsWithEmulators(built, stop),
    checksAndProduct(built, stop),
    unitTests(stop),
  ])
  return sideBySide.reduce(addTallies, noTally)
}

async function checksAndProduct(built: Promise<Tally>, stop: AbortSignal): Promise<Tally> {
  const tallies: Tally[] = []
  for (const name of checks) tallies.push(await check(`npm run ${name}`, () => runScript(name, stop), stop))
  await built
  const product = await timed('Deploying and starting', () =>
    runProjects('vitest', wholeProduct, { abort: stop, show: 'at the end' }),
  )
  return [...tallies, product].reduce(addTallies, noTally)
}

function unitTests(stop: AbortSignal): Promise<Tally> {
  return timed('Unit tests', () =>
    runProjects('vitest', withoutEmulators, { abort: stop, show: 'at the end', workers: 2 }),
  )
}

async function testsWithEmulators(built: Promise<Tally>, stop: AbortSignal): Promise<Tally> {
  await built
  const turn = Promise.withResolvers<void>()
  let played: Promise<Tally> | undefined
  const play = () => {
    played ??= testsOnNewEmulators(journeys, stop, { turn: turn.promise })
    played.catch(() => undefined)
    return played
  }
  const functions = testsOnNewEmulators(functionTests, stop, {
    before(round) {
      // Their emulators start meanwhile.
      if (round === functionTests.at(-2)) play()
      // The last round is a single test, which leaves capacity for the journeys.
      if (round === functionTests.at(-1)) turn.resolve()
    },
  })
  return addTallies(await functions.finally(turn.resolve), await play())
}

interface Meanwhile {
  /** Called before each round. */
  readonly before?: (round: Round) => void
  /** The rounds begin when it resolves. */
  readonly turn?: Promise<void>
}

async function testsOnNewEmulators(
  rounds: readonly Round[],
  stop: AbortSignal,
  { before, turn }: Meanwhile,
): Promise<Tally> {
  let total = noTally
  try {
    const page = await freePage(5600)
    const {
      env,
      died,
      stop: end,
    } = await timed('Starting the emulators', () =>
      startServices({ page, only: emulatorNames, tell: console.log }, stop),
    )
    died.then(sentence => console.error(sentence))
    try {
      await turn
      for (const round of rounds) {
        const name = `Tests of ${round.projects.join(', ')}`
        console.log(`\n── ${name} ──`)
        before?.(round)
        const show = before && round === rounds.at(-1) ? 'at the end' : 'at once'
        const test = () => runProjects(round.runner, round.projects, { env, abort: stop, show })
        total = addTallies(total, await timed(name, test))
      }
    } finally {
      await end()
    }
  } catch (error) {
    stop.throwIfAborted()
    total = addTallies(total, failed('The emulators', problemSentence(error) ?? error))
  }
  return total
}

/** Counts one pass or failure, and prints the error. */
async function check(label: string, work: () => Promise<unknown>, stop: AbortSignal): Promise<Tally> {
  try {
    await timed(label, work)
    console.log(`✓ ${label}`)
    return { ...noTally, passed: 1 }
  } catch (error) {
    stop.throwIfAborted()
    return failed(label, error)
  }
}

function failed(what: string, error: unknown): Tally {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`${message}\n✗ ${what}`)
  return { ...noTally, failures: [{ file: what, name: '', message }] }
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    parts.push({ name, milliseconds: performance.now() - start })
  }
}

async function runScript(name: string, abort: AbortSignal): Promise<void> {
  const { code, output } = await run('npm', ['run', '--silent', name], { abort })
  if (code !== 0) throw new Error(output)
}

async function browserOfJourneys(): Promise<string> {
  try {
    const { version, path } = await findChromium(process.env)
    return `Journeys in ${version}, ${path}`
  } catch (error) {
    return problemSentence(error) ?? String(error)
  }
}

/** What was retried in the latest runs. */
const retriesPath = join(cacheFolder, 'retries.json')

/** Counts tests that keep needing a retry as failures. */
async function withRetries(total: Tally): Promise<Tally> {
  const runs = withRun(await readRuns(retriesPath), total.retried)
  await writeRuns(retriesPath, runs)
  return { ...total, failures: [...total.failures, ...unreliable(runs, total.retried)] }
}

await runCommand(async (_, stop) => {
  const total = await withRetries(await testEverything(stop))
  parts.push({ name: 'All together', milliseconds: performance.now() - begun })
  console.log(`\n${summary(total, parts, await browserOfJourneys())}`)
  return total.failures.length === 0 ? 0 : 1
})
