import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLastLines } from './lastLines.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-logs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the log that says why comes after the part that died, without what is logged of each request', async () => {
  const died = 'The emulators died (code 2)'
  expect(await withLastLines(died, folder)).toBe(`${died}.`)
  await writeFile(join(folder, 'emulators.log'), 'All emulators ready!\n')
  const log = join(folder, 'firebase-debug.log')
  expect(await withLastLines(died, folder)).toContain(join(folder, 'emulators.log'))
  const usual = '[info] i  hosting: 127.0.0.1 "GET /"\n[debug] [work-queue] {}\n\n'
  await writeFile(log, `${'earlier\n'.repeat(9)}TypeError: null\n${usual}    at createAuth\n`)
  expect(await withLastLines(died, folder)).toBe(
    [
      `${died}. The end of ${log}:`,
      ...Array(6).fill('    earlier'),
      '    TypeError: null',
      '        at createAuth',
    ].join('\n'),
  )
  await writeFile(join(folder, 'firestore-debug.log'), 'OutOfMemoryError\n')
  expect(await withLastLines('The Firestore emulator died (SIGKILL)', folder)).toMatch(
    /The end of \S+firestore-debug\.log:\n {4}OutOfMemoryError$/,
  )
})
