import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig, Suite } from '@playwright/test/reporter'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from '../folders.ts'
import JourneyReporter from './journeyReporter.ts'
import { tallyOfReport } from './tally.ts'

afterEach(() => vi.unstubAllEnvs())

const played = (title: string, outcome: string, ...errors: string[]) => ({
  ok: () => outcome !== 'unexpected',
  outcome: () => outcome,
  titlePath: () => ['', 'e2e', 'live.test.ts', 'a suite', title],
  location: { file: join(root, 'web/e2e/live.test.ts') },
  results: errors.map(message => ({ errors: [{ message }] })),
})

test('journeys are counted like other tests, with retried ones and files that do not load', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-reporter-'))
  const path = join(folder, 'report.json')
  vi.stubEnv('JOURNEY_REPORT', path)
  const reporter = new JourneyReporter()
  const tests = [
    played('passes', 'expected'),
    played('is late', 'flaky', 'Error: late'),
    played('fails', 'unexpected', 'Error: no', 'Error: no'),
    played('did not run', 'skipped'),
  ]
  reporter.onBegin({} as FullConfig, { allTests: () => tests } as unknown as Suite)
  reporter.onError({
    message: 'It does not load',
    location: { file: join(root, 'web/e2e/some.test.ts'), line: 1, column: 1 },
  })
  await reporter.onEnd()
  const json: unknown = JSON.parse(await readFile(path, 'utf8'))
  await rm(folder, { recursive: true })

  expect(tallyOfReport(json, 1, 'e2e')).toEqual({
    passed: 2,
    failures: [
      { file: 'web/e2e/live.test.ts', name: 'a suite > fails', message: 'Error: no\nError: no' },
      { file: 'web/e2e/some.test.ts', name: '', message: 'It does not load' },
    ],
    retried: [{ file: 'web/e2e/live.test.ts', name: 'a suite > is late', message: 'Error: late' }],
  })
})
