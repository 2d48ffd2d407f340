import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { treeDigest } from './treeDigest.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-tree-'))
  await mkdir(join(folder, 'below'))
  await writeFile(join(folder, 'below', 'one.ts'), 'one')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const digest = () => treeDigest([folder, join(folder, 'missing.json')])

test('writing the same again changes nothing', async () => {
  const before = await digest()
  await writeFile(join(folder, 'below', 'one.ts'), 'one')
  expect(await digest()).toBe(before)
})

test.each([
  ['another content', () => writeFile(join(folder, 'below', 'one.ts'), 'two')],
  ['a new file', () => writeFile(join(folder, 'two.ts'), '')],
  ['another name', () => rename(join(folder, 'below', 'one.ts'), join(folder, 'below', 'two.ts'))],
  ['a file that was missing', () => writeFile(join(folder, 'missing.json'), '')],
])('%s changes it', async (_, change) => {
  const before = await digest()
  await change()
  expect(await digest()).not.toBe(before)
})
