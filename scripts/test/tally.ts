import { relative } from 'node:path'
import * as z from 'zod'
import { root } from '../folders.ts'

export interface Failure {
  /** The test file, relative to the project, or the name of the check. */
  readonly file: string
  /** The test with the names of its suites; empty if the file as a whole failed. */
  readonly name: string
  /** The thrown error with its stack; may contain ANSI colours. */
  readonly message: string
}

export interface Tally {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** Tests that passed only after a retry, which count as passed. */
  readonly retried: readonly Failure[]
}

export const noTally: Tally = { passed: 0, failures: [], retried: [] }

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failures: [...a.failures, ...b.failures],
    retried: [...a.retried, ...b.retried],
  }
}

/** A test as both runners report it. */
interface Result {
  readonly file: string
  readonly name: string
  readonly status: string
  /** The thrown errors, also of attempts before one that passed. */
  readonly messages: readonly string[]
}

/** Vitest's JSON report. A file that could not be loaded counts as a failure without a name. */
const vitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({
            status: z.string(),
            fullName: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name: path, status, message, assertionResults }): Result[] => {
      const file = relative(root, path)
      const tests = assertionResults.map(test => {
        return { file, name: test.fullName, status: test.status, messages: test.failureMessages ?? [] }
      })
      const isBroken = status === 'failed' && tests.every(test => test.status !== 'failed')
      return isBroken ? [...tests, { file, name: '', status, messages: [message] }] : tests
    }),
  )

const error = z.object({
  message: z.string().default(''),
  location: z.object({ file: z.string() }).optional(),
})
const suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(error) })) }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional()
  },
})
type Suite = z.infer<typeof suite>

/** Playwright's JSON report, with errors outside of tests, for instance in a file that does not load. */
const playwrightReport = z
  .object({ suites: z.array(suite), errors: z.array(error) })
  .transform(({ suites, errors }) => [
    ...suites.flatMap(each => journeysIn({ ...each, title: '' })),
    ...errors.map(({ message, location }): Result => {
      const file = relative(root, location?.file ?? 'playwright.config.ts')
      return { file, name: '', status: 'failed', messages: [message] }
    }),
  ])

const statuses = new Map([
  ['expected', 'passed'],
  ['flaky', 'passed'],
  ['unexpected', 'failed'],
])

function journeysIn({ title, file, specs, suites = [] }: Suite): Result[] {
  const named = (name: string) => [title, name].filter(Boolean).join(' > ')
  const own = specs.flatMap(spec =>
    spec.tests.map(({ status, results }) => ({
      file: `web/e2e/${file}`,
      name: named(spec.title),
      status: statuses.get(status) ?? status,
      messages: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  )
  return [...own, ...suites.flatMap(each => journeysIn({ ...each, title: named(each.title) }))]
}

/**
 * Counts the JSON report of Vitest or Playwright. A run with an error code but without failed tests counts as a
 * failure. A skipped test is not counted.
 */
export function tallyOfReport(json: unknown, exitCode: number, projects: string): Tally {
  const { data } = z.union([vitestReport, playwrightReport]).safeParse(json)
  const whole = (message: string) => ({ file: projects, name: '', message })
  if (data === undefined) return { ...noTally, failures: [whole('There is no report of the run.')] }
  const shown = (result: Result): Failure => {
    return { file: result.file, name: result.name, message: result.messages.join('\n') }
  }
  const passed = data.filter(({ status }) => status === 'passed')
  const failures = data.filter(({ status }) => status === 'failed').map(shown)
  // A test that passed in the end keeps the messages of its failures.
  const retried = passed.filter(({ messages }) => messages.length > 0).map(shown)
  if (failures.length === 0 && exitCode !== 0)
    failures.push(whole(`The run ended with code ${exitCode} although every test passed.`))
  return { passed: passed.length, failures, retried }
}
