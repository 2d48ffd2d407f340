import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as immediately } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimed } from './claimed.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-claim-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('one deployment at a time runs from a folder; one that was killed keeps nobody out', async () => {
  {
    await using _claim = await claimed(folder)
    await expect(claimed(folder, () => true, 9_999_999)).rejects.toThrow(
      `process ${process.pid}): wait for its end. If that process is none, delete ${folder}`,
    )
  }
  await writeFile(join(folder, 'deployed-by-42'), '')
  await using _claim = await claimed(folder, pid => pid !== 42)
})

test('of many deployments that begin at about the same moment after a killed one, one runs', async () => {
  for (let round = 0; round < 12; round += 1) {
    await writeFile(join(folder, 'deployed-by-42'), '')
    const begun = Array.from({ length: 6 }, async (_, at) => {
      for (let waited = 0; waited < at * (round % 4); waited += 1) await immediately()
      return claimed(folder, pid => pid !== 42, 100 + at)
    })
    const ends = await Promise.allSettled(begun)
    const running = ends.filter(end => end.status === 'fulfilled')
    expect(running).toHaveLength(1)
    for (const { value } of running) await value[Symbol.asyncDispose]()
  }
})

test('a claim ends with its own process only', async () => {
  const ended = await claimed(folder, () => false, 1)
  await using _claim = await claimed(folder, () => false, 2)
  await ended[Symbol.asyncDispose]()
  await expect(claimed(folder, () => true, 3)).rejects.toThrow('process 2')
})
