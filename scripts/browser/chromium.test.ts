import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workersFor } from '../test/workers.ts'
import { findChromium, findInstalledChromium } from './chromium.ts'

let folder = ''
let installed = ''
let packaged = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-browsers-'))
  installed = await browser('chromium', 'echo Chromium 156.0.1 built on Debian')
  packaged = await browser('packaged', 'echo "Chromium 153.0.2 "')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function browser(name: string, does: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\n${does}\n`)
  await chmod(path, 0o755)
  return path
}

test('the packaged browser comes before an installed one', async () => {
  expect(await findChromium({ PATH: folder }, async () => packaged)).toEqual({
    path: packaged,
    version: 'Chromium 153.0.2',
    isPackaged: true,
  })
})

test('an installed one is taken where the packaged one does not start, is for another system, or is not unpacked', async () => {
  const broken = await browser('broken', 'echo error while loading shared libraries >&2; exit 127')
  const unpackings = [async () => broken, async () => null, () => Promise.reject(new Error('ENOSPC'))]
  for (const unpack of unpackings)
    expect(await findChromium({ PATH: folder }, unpack)).toEqual({
      path: installed,
      version: 'Chromium 156.0.1',
      isPackaged: false,
    })
})

test('CHROMIUM_PATH comes before all others, and has to start', async () => {
  const other = await browser('other', 'echo Google Chrome 150.0')
  const env = { PATH: folder, CHROMIUM_PATH: other }
  expect(await findChromium(env, async () => packaged)).toMatchObject({ path: other, isPackaged: false })
  expect(await findInstalledChromium(env)).toMatchObject({ path: other, version: 'Google Chrome 150.0' })
  await expect(findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'none') })).rejects.toThrow(
    `CHROMIUM_PATH names ${join(folder, 'none')}, which does not exist or does not start`,
  )
})

test('more cores run more journeys at one time, fewer of them in a complete browser', () => {
  expect([1, 2, 4, 16].map(cores => workersFor('journeys', cores))).toEqual([2, 5, 10, 10])
  expect([1, 2, 4, 16].map(cores => workersFor('journeys in a complete browser', cores))).toEqual([
    1, 2, 4, 10,
  ])
})
