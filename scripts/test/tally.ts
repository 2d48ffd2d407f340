import * as z from 'zod'

export interface Tally {
  readonly passed: number
  readonly failed: number
}

export const noTally: Tally = { passed: 0, failed: 0 }

export function addTallies(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

const report = z.object({
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

/**
 * Counts a Vitest JSON report. A file that could not be loaded counts as a failure, and so does a run that ended
 * with an error code although no test failed; a test that was skipped counts as neither.
 */
export function tallyOfReport(json: unknown, exitCode: number): Tally {
  const parsed = report.safeParse(json)
  if (!parsed.success) return { passed: 0, failed: 1 }
  const tests = parsed.data.testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = tests.filter(({ status }) => status === 'failed').length
  const brokenFiles = parsed.data.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(test => test.status === 'failed'),
  ).length
  const failures = failed + brokenFiles
  return { passed, failed: failures === 0 && exitCode !== 0 ? 1 : failures }
}

/** The last line of `npm test`. */
export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
