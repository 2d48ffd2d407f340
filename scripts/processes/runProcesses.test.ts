import { once } from 'node:events'
import { expect, test } from 'vitest'
import { endOwnRun, runProcesses } from './runProcesses.ts'
import { startProgram } from './startProgram.ts'

/** No run of the product uses it. */
const page = 1

test('what a stopped program has left behind is ended, and the processes of other runs are not', async () => {
  const waiting = 'setTimeout(() => {}, 20_000)'
  const leaving = `
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', '${waiting}'], { detached: true })
    process.send(pid)
    ${waiting}
  `
  const start = (run: number, script: string) =>
    startProgram(run, 'A program', [process.execPath, '-e', script], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  const other = start(page + 1, waiting)
  const program = start(page, leaving)
  const [left] = await once(program.child, 'message')
  await program.stop()
  const remains = { pid: left, launcher: process.pid }
  expect(runProcesses(page)).toContainEqual(remains)
  await endOwnRun(page)
  expect(runProcesses(page)).not.toContainEqual(remains)
  expect(runProcesses(page + 1)).toContainEqual({ pid: other.child.pid, launcher: process.pid })
  await other.stop()
})
