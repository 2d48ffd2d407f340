import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cachedBuild } from './cachedBuild.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('what was built from sources that changed meanwhile is built again, and what is there is not', async () => {
  const builds = await emptyFolder()
  let source = 'a'
  const edits = ['b']
  const built: string[] = []
  const build = async (folder: string) => {
    source = edits.pop() ?? source
    built.push(source)
    await writeFile(join(folder, 'out'), source)
  }
  const get = () => cachedBuild(builds, async () => source, build)
  expect(await readFile(join(await get(), 'out'), 'utf8')).toBe('b')
  source = 'a'
  expect(await readFile(join(await get(), 'out'), 'utf8')).toBe('a')
  await get()
  expect(built).toEqual(['b', 'b', 'a'])
  expect((await readdir(builds)).sort()).toEqual(['a', 'b'])
})

test('a folder that another process may be writing stays, and one unused for an hour goes', async () => {
  const builds = await emptyFolder()
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const name of ['old', 'old.1', 'own', 'other', 'other.1']) {
    await mkdir(join(builds, name))
    if (!name.startsWith('other')) await utimes(join(builds, name), longAgo, longAgo)
  }
  for (const digest of ['own', 'new'])
    await cachedBuild(
      builds,
      async () => digest,
      folder => writeFile(join(folder, 'out'), ''),
    )
  expect((await readdir(builds)).sort()).toEqual(['new', 'other', 'other.1', 'own'])
  expect(existsSync(join(builds, 'own', 'out'))).toBe(false)
})
