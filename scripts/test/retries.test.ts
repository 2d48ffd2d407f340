import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readRuns, unreliable, withRun, writeRuns } from './retries.ts'

const shaky = { file: 'shaky.test.ts', name: 'trembles', message: 'timed out' }
const other = { file: 'other.test.ts', name: 'stands', message: 'refused' }

it('a test that is retried again within ten runs is unreliable', () => {
  const first = withRun([], [shaky])
  expect(unreliable(first, [shaky])).toEqual([])
  const third = withRun(withRun(first, []), [shaky, other])
  expect(unreliable(third, [shaky, other])).toEqual([
    { ...shaky, message: 'Retried in 2 of the last 3 runs.\ntimed out' },
  ])
  const calm = Array.from({ length: 9 }).reduce<typeof third>(runs => withRun(runs, []), first)
  expect(unreliable(withRun(calm, [shaky]), [shaky])).toEqual([])
})

it('the latest runs are read as they were written; without any there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-retries-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'cache', 'retries.json')
  expect(await readRuns(path)).toEqual([])
  const runs = withRun([], [shaky])
  await writeRuns(path, runs)
  expect(await readRuns(path)).toEqual(runs)
})
