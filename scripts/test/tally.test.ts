import { expect, test } from 'vitest'
import { addTallies, tallyLine, tallyOfReport } from './tally.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map(each => ({ status: each })),
})

test('passed and failed tests are counted over all files', () => {
  const json = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] }
  expect(tallyOfReport(json, 1)).toEqual({ passed: 3, failed: 1 })
})

test('each file that could not be loaded is a failure', () => {
  expect(
    tallyOfReport({ testResults: [file('passed', 'passed'), file('failed'), file('failed')] }, 1),
  ).toEqual({ passed: 1, failed: 2 })
})

test('a file whose set-up failed beside passing tests is a failure', () => {
  expect(tallyOfReport({ testResults: [file('failed', 'passed'), file('failed', 'failed')] }, 1)).toEqual({
    passed: 1,
    failed: 2,
  })
})

test('a run that ends with an error is a failure although every test passed', () => {
  expect(tallyOfReport({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 })
})

test('a missing or broken report is a failure', () => {
  expect(tallyOfReport(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(tallyOfReport({ testResults: 3 }, 0)).toEqual({ passed: 0, failed: 1 })
})

test('the sums stand in the last line', () => {
  expect(tallyLine(addTallies({ passed: 3, failed: 1 }, { passed: 4, failed: 0 }))).toBe('7 passed, 1 failed')
})
