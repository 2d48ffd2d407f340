import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPreviousAssets } from './keepPreviousAssets.ts'

const origin = 'https://upper.example'
let client = ''

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'upper-bracket-build-'))
  await mkdir(join(client, 'assets'))
  await writeFile(join(client, 'assets/entry-new.js'), 'new')
  await writeFile(join(client, 'assets/same.js'), 'same')
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await rm(client, { recursive: true, force: true })
})

/** What is deployed, by path. */
function deployed(files: Readonly<Record<string, string>>) {
  const asked = vi.fn(async (address: string) => {
    const content = files[address.replace(origin, '')]
    return content === undefined ? new Response('Not found', { status: 404 }) : new Response(content)
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

test('what the deployed build had, and this one has not, is kept', async () => {
  const assets = ['entry-old.js', 'same.js', 'gone.js', '../../escaped.js']
  deployed({
    '/builds/latest.json': JSON.stringify({ id: 'old' }),
    '/builds/meta/old.json': JSON.stringify({ id: 'old', assets }),
    '/assets/entry-old.js': 'old',
    '/assets/same.js': 'other',
    '/assets/../../escaped.js': 'escaped',
  })
  expect(await keepPreviousAssets(client, origin)).toBe(1)
  expect((await readdir(join(client, 'assets'))).sort()).toEqual(['entry-new.js', 'entry-old.js', 'same.js'])
  expect(await readFile(join(client, 'assets/entry-old.js'), 'utf8')).toBe('old')
  expect(await readFile(join(client, 'assets/same.js'), 'utf8')).toBe('same')
})

test('a first deployment, and a build for this machine, have nothing to keep', async () => {
  const asked = deployed({})
  expect(await keepPreviousAssets(client, origin)).toBe(0)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await keepPreviousAssets(client, 'http://127.0.0.1:5000')).toBe(0)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a deployment does not fail because the present one is out of reach', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await keepPreviousAssets(client, origin)).toBe(0)
  expect(warned).toHaveBeenCalledOnce()
})
