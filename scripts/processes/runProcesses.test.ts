import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../folders.ts'
import { freePage } from '../ports/freePorts.ts'
import { runProcesses, takePorts } from './runProcesses.ts'

/** A run with one child, which goes on without it and has the page's port for as long as it lives. */
const program = `
import { spawn } from 'node:child_process'
import { runMark } from './scripts/processes/runProcesses.ts'
const [, page] = process.argv
const server = "require('node:http').createServer((_, response) => response.end()).listen(" + page + ", '127.0.0.1', () => console.log('listens'))"
const child = spawn(process.execPath, ['-e', server], { detached: true, stdio: ['ignore', 'inherit', 'ignore'], env: { ...process.env, ...runMark(page) } })
process.on('SIGTERM', () => { child.kill(); setTimeout(process.exit, 700) })
`
let page = 0
let run: ChildProcess

beforeEach(async () => {
  page = await freePage(16_000)
  run = spawn(process.execPath, ['--input-type=module', '--eval', program, String(page)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (run.stdout) await once(run.stdout, 'data')
})
afterEach(() => {
  run.kill('SIGKILL')
  for (const { pid } of runProcesses(page)) process.kill(pid, 'SIGKILL')
})

test('what a killed run has left behind is ended, and its ports are free', async () => {
  run.kill('SIGKILL')
  await once(run, 'exit')
  expect(runProcesses(page)).toMatchObject([{ launcher: run.pid }])
  await takePorts(page)
  expect(runProcesses(page)).toEqual([])
})

test('a run in good health is left alone, and so is one on other ports', async () => {
  await expect(takePorts(page)).rejects.toThrow(`Port ${page} (hosting) is taken`)
  run.kill('SIGKILL')
  await once(run, 'exit')
  await takePorts(page + 100)
  expect(runProcesses(page)).toHaveLength(1)
})

test('a run that is stopping is waited for', async () => {
  run.kill('SIGTERM')
  await takePorts(page)
  expect(runProcesses(page)).toEqual([])
})
