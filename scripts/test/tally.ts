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

const report = z.object({
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
type TestFile = z.infer<typeof report>['testResults'][number]

/**
 * Counts a Vitest JSON report. A file that could not be loaded counts as a failure, and so does a run with an error
 * code but without failed tests. A skipped test is not counted.
 */
export function tallyOfReport(json: unknown, exitCode: number, projects: string): Tally {
  const parsed = report.safeParse(json)
  if (!parsed.success) {
    return { ...noTally, failures: [{ file: projects, name: '', message: 'There is no report of the run.' }] }
  }
  const files = parsed.data.testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failures = files.flatMap(failuresOf)
  const retried = files.flatMap(retriedOf)
  const message = `The run ended with code ${exitCode} although every test passed.`
  if (failures.length > 0 || exitCode === 0) return { passed, failures, retried }
  return { passed, failures: [{ file: projects, name: '', message }], retried }
}

function failuresOf({ name, status, message, assertionResults }: TestFile): Failure[] {
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [{ file: relative(root, name), name: '', message }]
  return failed.map(test => failure(name, test))
}

/** A test that passed in the end keeps the messages of its failures. */
function retriedOf({ name, assertionResults }: TestFile): Failure[] {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(test => failure(name, test))
}

function failure(path: string, { fullName, failureMessages }: TestFile['assertionResults'][number]): Failure {
  return { file: relative(root, path), name: fullName, message: failureMessages?.join('\n') ?? '' }
}
