import { buildPage } from '../build/buildPage.ts'
import { emulatorNames } from '../emulators/emulatorName.ts'
import { freePage } from '../ports/freePorts.ts'
import { problemSentence } from '../problem.ts'
import { run } from '../processes/run.ts'
import { Stopped, stopRequest } from '../processes/stopRequest.ts'
import { step } from '../progress.ts'
import { startServices } from '../services/startServices.ts'
import { type Part, summary } from './summary.ts'
import { addTallies, noTally, type Tally } from './tally.ts'
import { vitestProjects } from './vitestProject.ts'

/** The scripts of package.json that pass or fail as a whole. */
const checks = ['format:check', 'lint', 'types', 'dead']
const withoutEmulators = ['shared', 'web', 'scripts']
/** After the functions: whether all that their tests have done left a database that agrees with itself. */
const withEmulators = ['functions', 'consistency', 'mending', 'rules', 'e2e']
/** A deployed folder, and `npm start` from its beginning to its end. */
const wholes = ['wholes']

/** Everything that can be checked on one machine; a failure stops nothing but counts. */
async function testEverything(stop: AbortSignal, timed: Timed): Promise<Tally> {
  const tallies: Tally[] = []
  for (const name of checks) {
    tallies.push(await timed(name, () => check(`npm run ${name}`, () => runScript(name, stop), stop)))
  }
  heading('Unit tests')
  tallies.push(await timed('Unit tests', () => vitestProjects(withoutEmulators, {}, stop)))
  tallies.push(await timed('Page', () => check('Building the page', () => buildPage(stop), stop)))
  tallies.push(await testsWithEmulators(stop, timed))
  heading('Deploying and starting')
  tallies.push(await timed('Deploying and starting', () => vitestProjects(wholes, {}, stop)))
  return tallies.reduce(addTallies, noTally)
}

async function testsWithEmulators(stop: AbortSignal, timed: Timed): Promise<Tally> {
  const page = await freePage(5600)
  try {
    const emulators = await timed('Starting the emulators', () =>
      step('Starting the emulators', tell => startServices({ page, only: emulatorNames, tell }, stop)),
    )
    emulators.died.then(sentence => console.error(sentence))
    try {
      let total = noTally
      for (const project of withEmulators) {
        heading(`Tests of ${project}`)
        const tally = await timed(`Tests of ${project}`, () => vitestProjects([project], emulators.env, stop))
        total = addTallies(total, tally)
      }
      return total
    } finally {
      await step('Stopping the emulators', () => emulators.stop())
    }
  } catch (error) {
    stop.throwIfAborted()
    return failed('The emulators', problemSentence(error) ?? error)
  }
}

/** One pass or failure; what went wrong is shown. */
async function check(label: string, work: () => Promise<unknown>, stop: AbortSignal): Promise<Tally> {
  try {
    await step(label, work)
    return { passed: 1, failures: [] }
  } catch (error) {
    stop.throwIfAborted()
    return failed(label, error)
  }
}

function failed(what: string, error: unknown): Tally {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`${message}\n✗ ${what}`)
  return { passed: 0, failures: [{ file: what, name: '', message }] }
}

async function runScript(name: string, abort: AbortSignal): Promise<void> {
  const { code, output } = await run('npm', ['run', '--silent', name], { abort })
  if (code !== 0) throw new Error(output)
}

function heading(text: string): void {
  console.log(`\n── ${text} ──`)
}

type Timed = <T>(name: string, work: () => Promise<T>) => Promise<T>

const begun = performance.now()
const parts: Part[] = []
const timed: Timed = async (name, work) => {
  const start = performance.now()
  try {
    return await work()
  } finally {
    parts.push({ name, milliseconds: performance.now() - start })
  }
}

try {
  const total = await testEverything(stopRequest(), timed)
  parts.push({ name: 'All together', milliseconds: performance.now() - begun })
  console.log(`\n${summary(total, parts)}`)
  process.exitCode = total.failures.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Stopped ? 'Stopped before the end.' : error)
  process.exitCode = 1
}
