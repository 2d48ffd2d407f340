import { writeFile } from 'node:fs/promises'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'

/**
 * Writes the results of Playwright Test to `JOURNEY_REPORT` in the format of Vitest's JSON report, so that the same
 * function counts both.
 */
export default class JourneyReporter implements Reporter {
  #suite: Suite | undefined
  #errors: TestError[] = []

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  /** Records errors outside of tests, for instance in a file that does not load. */
  onError(error: TestError): void {
    this.#errors.push(error)
  }

  async onEnd(): Promise<void> {
    const path = process.env['JOURNEY_REPORT']
    if (path === undefined) return
    const files = Map.groupBy(this.#suite?.allTests() ?? [], test => test.location.file)
    const testResults = [...files].map(([name, tests]) => ({
      name,
      status: tests.some(test => !test.ok()) ? 'failed' : 'passed',
      assertionResults: tests.map(assertionResult),
    }))
    const broken = this.#errors.map(error => ({
      name: error.location?.file ?? 'playwright.config.ts',
      status: 'failed',
      message: text(error),
      assertionResults: [],
    }))
    await writeFile(path, JSON.stringify({ testResults: [...testResults, ...broken] }))
  }
}

const statuses = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const

function assertionResult(test: TestCase) {
  return {
    status: statuses[test.outcome()],
    // The path begins with the root, the project and the file.
    fullName: test.titlePath().slice(3).join(' > '),
    failureMessages: test.results.flatMap(({ errors }) => errors.map(text)),
  }
}

function text({ message, stack, value }: TestError): string {
  return stack ?? message ?? value ?? ''
}
