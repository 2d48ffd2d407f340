import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../folders.ts'
import { addTallies, tallyOfReport } from './tally.ts'

const file = (status: string, ...tests: string[]) => ({
  name: join(root, 'shared/src/some.test.ts'),
  status,
  message: status === 'failed' ? 'It does not load' : '',
  assertionResults: tests.map(each => ({
    status: each,
    fullName: `suite > ${each}`,
    failureMessages: each === 'failed' ? ['Error: no'] : [],
  })),
})
const failure = { file: 'shared/src/some.test.ts', name: 'suite > failed', message: 'Error: no' }
const broken = { file: 'shared/src/some.test.ts', name: '', message: 'It does not load' }

test('passed and failed tests are counted over all files', () => {
  const json = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] }
  expect(tallyOfReport(json, 1, 'shared')).toEqual({ passed: 3, failures: [failure], retried: [] })
})

test('each file that could not be loaded is a failure', () => {
  const json = { testResults: [file('passed', 'passed'), file('failed'), file('failed')] }
  expect(tallyOfReport(json, 1, 'shared')).toMatchObject({ passed: 1, failures: [broken, broken] })
})

test('a file whose set-up failed counts as a failure even if its tests passed', () => {
  const json = { testResults: [file('failed', 'passed'), file('failed', 'failed')] }
  expect(tallyOfReport(json, 1, 'shared')).toMatchObject({ passed: 1, failures: [broken, failure] })
})

test('a run that ends with an error is a failure although every test passed', () => {
  expect(tallyOfReport({ testResults: [file('passed', 'passed')] }, 1, 'shared')).toMatchObject({
    passed: 1,
    failures: [
      { file: 'shared', name: '', message: 'The run ended with code 1 although every test passed.' },
    ],
  })
})

test('a missing or broken report is a failure', () => {
  const none = { file: 'shared', name: '', message: 'There is no report of the run.' }
  expect(tallyOfReport(undefined, 0, 'shared')).toMatchObject({ passed: 0, failures: [none] })
  expect(tallyOfReport({ testResults: 3 }, 0, 'shared')).toMatchObject({ passed: 0, failures: [none] })
})

test('a test that passed only when it was retried counts as passed, and is reported', () => {
  const [passed] = file('passed', 'passed').assertionResults
  const flaky = { ...file('passed'), assertionResults: [{ ...passed, failureMessages: ['Error: no'] }] }
  expect(tallyOfReport({ testResults: [flaky] }, 0, 'e2e')).toEqual({
    passed: 1,
    failures: [],
    retried: [{ ...failure, name: 'suite > passed' }],
  })
})

test('journeys are counted like other tests, with retried ones and files that do not load', () => {
  const played = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: messages.map(message => ({ errors: [{ message }] })) }],
  })
  const specs = [
    played('passes', 'expected'),
    played('is late', 'flaky', 'Error: late'),
    played('fails', 'unexpected', 'Error: no', 'Error: no'),
    played('did not run', 'skipped'),
  ]
  const name = 'live.test.ts'
  const suites = [{ title: name, file: name, specs: [], suites: [{ title: 'a suite', file: name, specs }] }]
  const location = { file: join(root, 'web/e2e/some.test.ts') }
  const json = { suites, errors: [{ message: 'It does not load', location }] }
  expect(tallyOfReport(json, 1, 'e2e')).toEqual({
    passed: 2,
    failures: [
      { file: 'web/e2e/live.test.ts', name: 'a suite > fails', message: 'Error: no\nError: no' },
      { file: 'web/e2e/some.test.ts', name: '', message: 'It does not load' },
    ],
    retried: [{ file: 'web/e2e/live.test.ts', name: 'a suite > is late', message: 'Error: late' }],
  })
})

test('tallies are added up', () => {
  const [one, other] = [
    { passed: 3, failures: [failure], retried: [broken] },
    { passed: 4, failures: [broken], retried: [failure] },
  ]
  expect(addTallies(one, other)).toEqual({
    passed: 7,
    failures: [failure, broken],
    retried: [broken, failure],
  })
})
