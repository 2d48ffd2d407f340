import { buildPage } from '../build/buildPage.ts'
import { emulatorNames } from '../emulators/emulatorName.ts'
import { freePage } from '../emulators/ports.ts'
import { problemSentence } from '../problem.ts'
import { step } from '../progress.ts'
import { run } from '../run.ts'
import { startServices } from '../services/startServices.ts'
import { Stopped, stopRequest } from '../stopRequest.ts'
import { addTallies, noTally, type Tally, tallyLine } from './tally.ts'
import { vitestProjects } from './vitestProject.ts'

/** The scripts of package.json that pass or fail as a whole. */
const checks = ['format:check', 'lint', 'types', 'dead']
const withoutEmulators = ['shared', 'web', 'scripts']
/** After the functions: whether all that their tests have done left a database that agrees with itself. */
const withEmulators = ['functions', 'consistency', 'mending', 'rules', 'e2e']
/** A deployed folder, and `npm start` from its beginning to its end. */
const wholes = ['wholes']

/** Everything that can be checked on one machine; a failure stops nothing but counts. */
async function testEverything(stop: AbortSignal): Promise<Tally> {
  let total = noTally
  const count = (tally: Tally) => {
    total = addTallies(total, tally)
  }
  for (const name of checks) count(await check(`npm run ${name}`, () => runScript(name, stop), stop))
  heading('Unit tests')
  count(await vitestProjects(withoutEmulators, {}, stop))
  count(await check('Building the page', () => buildPage(stop), stop))
  count(await testsWithEmulators(stop))
  heading('Deploying and starting')
  count(await vitestProjects(wholes, {}, stop))
  return total
}

async function testsWithEmulators(stop: AbortSignal): Promise<Tally> {
  const page = await freePage(5600)
  try {
    const emulators = await step('Starting the emulators', tell =>
      startServices({ page, only: emulatorNames, tell }, stop),
    )
    emulators.died.then(sentence => console.error(sentence))
    try {
      let total = noTally
      for (const project of withEmulators) {
        heading(`Tests of ${project}`)
        total = addTallies(total, await vitestProjects([project], emulators.env, stop))
      }
      return total
    } finally {
      await step('Stopping the emulators', () => emulators.stop())
    }
  } catch (error) {
    stop.throwIfAborted()
    console.error(problemSentence(error) ?? error)
    return { passed: 0, failed: withEmulators.length }
  }
}

/** One pass or failure; what went wrong is shown. */
async function check(label: string, work: () => Promise<unknown>, stop: AbortSignal): Promise<Tally> {
  try {
    await step(label, work)
    return { passed: 1, failed: 0 }
  } catch (error) {
    stop.throwIfAborted()
    console.error(error instanceof Error ? error.message : error)
    console.error(`✗ ${label}`)
    return { passed: 0, failed: 1 }
  }
}

async function runScript(name: string, abort: AbortSignal): Promise<void> {
  const { code, output } = await run('npm', ['run', '--silent', name], { abort })
  if (code !== 0) throw new Error(output)
}

function heading(text: string): void {
  console.log(`\n── ${text} ──`)
}

try {
  const total = await testEverything(stopRequest())
  console.log(`\n${tallyLine(total)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Stopped ? 'Stopped before the end.' : error)
  process.exitCode = 1
}
