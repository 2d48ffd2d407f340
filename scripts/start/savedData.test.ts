import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePage } from '../ports.ts'
import { SavedData } from './savedData.ts'

let folder = ''
let page = 0
let content = ''
let isFull = false

/** Exports like the emulators' hub: what it was asked for, or half of it and an error. */
const hub = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  const { path } = JSON.parse(body)
  await mkdir(path)
  await writeFile(join(path, 'data'), isFull ? '' : content)
  response.statusCode = isFull ? 500 : 200
  response.end('ENOSPC')
})

beforeEach(async () => {
  isFull = false
  folder = join(await mkdtemp(join(tmpdir(), 'upper-bracket-data-')), '.data')
  page = await freePage(18_000)
  await new Promise<void>(resolve => hub.listen(emulatorPorts(page).hub, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise(resolve => hub.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

async function saved(): Promise<string | undefined> {
  const latest = await new SavedData(folder).latest()
  return latest === undefined ? undefined : readFile(join(latest, 'data'), 'utf8')
}

test('at first there is nothing; a save replaces the one before', async () => {
  expect(await saved()).toBeUndefined()
  const data = new SavedData(folder)
  content = 'first'
  await data.save(page)
  content = 'second'
  await data.save(page)
  expect(await saved()).toBe('second')
})

test('a save that fails leaves the one before as it was', async () => {
  const data = new SavedData(folder)
  content = 'first'
  await data.save(page)
  isFull = true
  await expect(data.save(page)).rejects.toThrow('ENOSPC')
  expect(await saved()).toBe('first')
  isFull = false
  content = 'third'
  await data.save(page)
  expect(await saved()).toBe('third')
})

test('a save cut off between its two renames loses nothing', async () => {
  await mkdir(join(folder, 'saved-before'), { recursive: true })
  await writeFile(join(folder, 'saved-before', 'data'), 'first')
  expect(await saved()).toBe('first')
})

test('a folder is used by one run at a time, which is named to another one, and by the next after a crash', async () => {
  const runs = new Set<number>()
  const claim = (data: SavedData, page: number, pid: number) => {
    runs.add(pid)
    return data.claim(page, each => runs.has(each), pid)
  }
  const first = await claim(new SavedData(folder), 6200, 1)
  const second = new SavedData(folder)
  await expect(claim(second, 6300, 2)).rejects.toThrow(
    `${folder} is used by the run at http://127.0.0.1:6200: stop that one first`,
  )
  await first[Symbol.asyncDispose]()
  const { [Symbol.asyncDispose]: release } = await claim(second, 6300, 2)
  content = 'entered'
  await second.save(page)
  await second.forget()
  expect(await saved()).toBeUndefined()
  await expect(claim(new SavedData(folder), 6200, 3)).rejects.toThrow('http://127.0.0.1:6300')
  runs.clear()
  const afterCrash = await claim(new SavedData(folder), 6400, 4)
  await release()
  await expect(claim(new SavedData(folder), 6200, 5)).rejects.toThrow('http://127.0.0.1:6400')
  await afterCrash[Symbol.asyncDispose]()
})

test('the time of the last save is known', async () => {
  const data = new SavedData(folder)
  expect(data.lastSave).toBe('the start')
  await data.save(page)
  expect(data.lastSave).toMatch(/^the last save at \d\d:\d\d:\d\d$/)
})

test('the demonstration is remembered until all is forgotten', async () => {
  const data = new SavedData(folder)
  expect(data.holdsDemonstration).toBe(false)
  await data.markDemonstration()
  expect(new SavedData(folder).holdsDemonstration).toBe(true)
  await data.forget()
  expect(new SavedData(folder).holdsDemonstration).toBe(false)
  expect(existsSync(folder)).toBe(false)
})
