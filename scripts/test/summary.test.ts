import { expect, test } from 'vitest'
import { summary } from './summary.ts'

test('shows what was retried, the beginning of each failure, the time of each part, the browser, and the sums in the last line', () => {
  const message = `AssertionError: \u001b[31mexpected\u001b[39m 1 to be 2\n\n${'    at here\n'.repeat(20)}`
  const failures = [
    { file: 'functions/test/joinTeam.test.ts', name: 'joinTeam > joins', message },
    { file: 'npm run lint', name: '', message: 'One file is ugly' },
  ]
  const parts = [
    { name: 'Checks', milliseconds: 61_234 },
    { name: 'Tests of functions', milliseconds: 9_900 },
  ]
  const retried = [{ file: 'web/e2e/joining.test.ts', name: 'joins', message: 'Error: late' }]
  expect(summary({ passed: 7, failures, retried }, parts, 'Journeys in Chromium 1.2')).toBe(
    [
      '↻ Passed when retried: web/e2e/joining.test.ts > joins',
      '    Error: late',
      '',
      '✗ functions/test/joinTeam.test.ts > joinTeam > joins',
      '    AssertionError: expected 1 to be 2',
      ...Array(5).fill('        at here'),
      '',
      '✗ npm run lint',
      '    One file is ugly',
      '',
      'Checks                61.2 s',
      'Tests of functions     9.9 s',
      '',
      'Journeys in Chromium 1.2',
      '',
      '1 retried',
      '',
      '7 passed, 2 failed',
    ].join('\n'),
  )
})
