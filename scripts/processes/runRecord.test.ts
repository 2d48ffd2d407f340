import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../folders.ts'
import { processStart } from './processStart.ts'
import { endLeftovers } from './runRecord.ts'

/** A run with one child, which goes on without it; the child's id is told. */
const program = `
import { spawn } from 'node:child_process'
import { RunRecord } from './scripts/processes/runRecord.ts'
const record = new RunRecord(4000, process.argv[1])
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
child.once('spawn', () => { record.add(child.pid); console.log(child.pid) })
process.on('SIGTERM', () => { record.markStopping(); child.kill(); setTimeout(() => { record.close(); process.exit() }, 700) })
`
let folder = ''
let run: ChildProcess
let orphan = 0

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upper-bracket-runs-'))
  run = spawn(process.execPath, ['--input-type=module', '--eval', program, folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [pid] = run.stdout ? await once(run.stdout, 'data') : []
  orphan = Number(pid)
})
afterEach(async () => {
  run.kill('SIGKILL')
  if (processStart(orphan) !== undefined) process.kill(orphan, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('what a killed run left behind is ended', async () => {
  run.kill('SIGKILL')
  await once(run, 'exit')
  expect(processStart(orphan)).toBeDefined()
  await endLeftovers(4000, folder)
  expect(processStart(orphan)).toBeUndefined()
  expect(existsSync(join(folder, 'runs', '4000.json'))).toBe(false)
})

test('a run in good health is left alone, and so is one for other ports', async () => {
  await endLeftovers(4000, folder)
  run.kill('SIGKILL')
  await once(run, 'exit')
  await endLeftovers(4100, folder)
  expect(processStart(orphan)).toBeDefined()
})

test('a run that is stopping is waited for', async () => {
  run.kill('SIGTERM')
  await expect.poll(() => processStart(orphan)).toBeUndefined()
  await endLeftovers(4000, folder)
  expect(existsSync(join(folder, 'runs', '4000.json'))).toBe(false)
})

test('a run that is killed while it writes leaves a record that can be read', async () => {
  const writing = `
    import { RunRecord } from './scripts/processes/runRecord.ts'
    const record = new RunRecord(4200, process.argv[1])
    console.log('began')
    for (;;) record.markStopping()
  `
  for (let kill = 0; kill < 5; kill += 1) {
    const writer = spawn(process.execPath, ['--input-type=module', '--eval', writing, folder], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (writer.stdout) await once(writer.stdout, 'data')
    await new Promise(resolve => setTimeout(resolve, 20))
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    const record: unknown = JSON.parse(readFileSync(join(folder, 'runs', '4200.json'), 'utf8'))
    expect(record).toMatchObject({ launcher: { pid: writer.pid } })
  }
})
