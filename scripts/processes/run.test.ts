import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { run } from './run.ts'
import { Stopped } from './stopRequest.ts'

const loop = 'setInterval(() => undefined, 1000)'

test('the exit code and both streams are answered', async () => {
  const finished = await run('node', ['-e', 'console.log("out"); console.error("err"); process.exit(3)'])
  expect(finished.code).toBe(3)
  expect(finished.output).toContain('out\n')
  expect(finished.output).toContain('err\n')
})

test('a program that has been silent for too long is ended', async () => {
  const finished = await run('node', ['-e', loop], { idleTimeoutMs: 500 })
  expect(finished.code).not.toBe(0)
  expect(finished.output).toContain('node hangs and is ended.')
})

test('one that is asked to stop takes what it started with it', async () => {
  const abort = new AbortController()
  let grandchild = 0
  const script = `console.log(require('node:child_process').spawn(process.execPath, ['-e', 'for (;;);']).pid); ${loop}`
  const running = run('node', ['-e', script], {
    abort: abort.signal,
    onOutput: piece => {
      grandchild = Number(piece) || grandchild
    },
  })
  while (grandchild === 0) await pause(50)
  abort.abort(new Stopped())
  await expect(running).rejects.toThrow('Stopped.')
  await expect.poll(() => isAlive(grandchild), { timeout: 5000 }).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
