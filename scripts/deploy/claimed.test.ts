import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claimed } from './claimed.ts'

test('one deployment at a time runs from a folder; one that was killed keeps nobody out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-claim-'))
  {
    await using _claim = await claimed(folder)
    await expect(claimed(folder, () => true)).rejects.toThrow(`process ${process.pid}`)
  }
  await writeFile(join(folder, 'deployed-by'), '42')
  await using _claim = await claimed(folder, () => false)
  await rm(folder, { recursive: true })
})
