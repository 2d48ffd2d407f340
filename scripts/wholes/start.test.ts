import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emulatorPorts } from '../../web/src/platform/emulatorPorts.ts'
import { descendants } from '../emulators/descendants.ts'
import { freePage, requireFreePorts } from '../emulators/ports.ts'
import { root } from '../folders.ts'
import { emulatorAddresses } from '../seed/emulatorAddresses.ts'

let data = ''
let page = 0

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'upper-bracket-data-'))
  page = await freePage(5800)
})
afterAll(() => rm(data, { recursive: true, force: true }))

test('data outlives a stop by two Ctrl-C, and no process does', async () => {
  const first = start(['--no-seed'])
  await first.ready()
  expect(first.output()).toContain(`Ready: http://127.0.0.1:${page}`)
  expect(await authenticate('signUp')).toBe(200)
  const family = [first.pid, ...descendants(first.pid)]
  expect(family.length).toBeGreaterThan(4)
  first.interrupt()
  await pause(300)
  first.interrupt()
  expect(await first.ended).toBe(0)
  await expect.poll(() => family.filter(isAlive), { timeout: 5000 }).toEqual([])
  await requireFreePorts(page)

  const second = start(['--no-seed'])
  await second.ready()
  expect(await authenticate('signInWithPassword')).toBe(200)
  second.interrupt()
  expect(await second.ended).toBe(0)
})

test('stopped while it starts, it leaves nothing behind', async () => {
  const started = start(['--no-seed'])
  await started.says('Starting the emulators')
  await pause(4000)
  const family = [started.pid, ...descendants(started.pid)]
  started.interrupt()
  expect(await started.ended).toBe(0)
  await expect.poll(() => family.filter(isAlive), { timeout: 5000 }).toEqual([])
  await requireFreePorts(page)
})

test('a taken port is told in one sentence', async () => {
  const port = emulatorPorts(page).storage
  const server = createServer().listen(port, '127.0.0.1')
  const started = start([])
  expect(await started.ended).toBe(1)
  server.close()
  expect(started.output().trim()).toBe(
    `Port ${port} (storage) is taken: stop what listens there, or choose others with --port ${page + 100}.`,
  )
})

test('missing Java is told in one sentence', async () => {
  const started = start([], { PATH: dirname(process.execPath) })
  expect(await started.ended).toBe(1)
  expect(started.output().trim()).toBe(
    'Java is missing: install a JDK of version 17 or newer, and see that `java` is on the path.',
  )
})

function start(options: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--port', String(page), ...options], {
    cwd: root,
    env: { ...process.env, UPPER_BRACKET_DATA: data, ...env },
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const says = async (words: string) => {
    while (!output.includes(words)) {
      if (child.exitCode !== null) throw new Error(output)
      await pause(100)
    }
  }
  return {
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    says,
    ready: () => says('Stop: Ctrl-C'),
    interrupt: () => child.kill('SIGINT'),
  }
}

async function authenticate(method: string): Promise<number> {
  const response = await fetch(emulatorAddresses(page).auth(method), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kept@example.org', password: 'secret-1', returnSecureToken: true }),
  })
  return response.status
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
