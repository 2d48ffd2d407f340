import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientEnvironment } from '../emulators/startEmulators.ts'
import { root } from '../folders.ts'
import { freePage, requireFreePorts } from '../ports.ts'
import { runProcesses } from '../processes/runProcesses.ts'

const patient = { timeout: 60_000 }
let data = ''
let page = 0

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'upper-bracket-data-'))
  page = await freePage(5800)
  // What is imported from `testing` reads it.
  Object.assign(process.env, clientEnvironment(page))
})
afterAll(() => rm(data, { recursive: true, force: true }))

test('what was acknowledged before Ctrl-C is kept, also under load; no process is left, and a part that dies ends the rest', async () => {
  const first = start(['--no-seed'])
  await first.ready()
  expect(first.output()).toContain(`Ready: http://127.0.0.1:${page}`)
  const { signUpAs } = await import('../../testing/person.ts')
  await signUpAs('kept@example.org', 'secret-1')
  expect(runProcesses(page).length).toBeGreaterThan(3)
  const load = await competitionsUnderLoad()
  await expect.poll(() => load.created.length, patient).toBeGreaterThan(4)
  first.interrupt()
  await first.says('Stopping')
  first.interrupt()
  expect(await first.ended).toBe(0)
  await load.ended
  expect(runProcesses(page)).toEqual([])
  await requireFreePorts(page)

  const second = start(['--no-seed'])
  await second.ready()
  await expect(signUpAs('kept@example.org', 'secret-1')).rejects.toThrow('EMAIL_EXISTS')
  const third = start(['--port', String(page + 100)])
  expect(await third.ended).toBe(1)
  expect(third.output()).toContain(
    `${data} is used by the run at http://127.0.0.1:${page}: stop that one first`,
  )
  const storage = `http://127.0.0.1:${emulatorPorts(page).storage}/v0/b/demo-upper-bracket.appspot.com/o/x`
  for (const [authorization, status] of [
    ['Firebase x', 401],
    ['Bearer x', 500],
  ] as const)
    expect((await fetch(storage, { headers: { authorization } })).status).toBe(status)
  const { database } = await import('../../testing/database.ts')
  const kept = new Set((await database.collection('competitions').listDocuments()).map(({ id }) => id))
  expect(load.created.filter(id => !kept.has(id))).toEqual([])

  process.kill(programOf('cloud_firestore') ?? 0, 'SIGKILL')
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(
    /The Firestore emulator died \(SIGKILL\)\. The end of \S+:\n(?: {4}.+\n)+What was done since the start is lost; everything is stopped\.\n$/,
  )
  expect(runProcesses(page)).toEqual([])
  await requireFreePorts(page)
})

// Two more starts, which `npm run test:deep` makes.
test.runIf(process.env['KILLED_STARTS'])(
  'what a killed start left behind is ended by the next one, which leaves nothing when it is stopped half-way',
  async () => {
    const killed = start(['--no-seed'])
    const { firestore } = emulatorPorts(page)
    await expect
      .poll(() => fetch(`http://127.0.0.1:${firestore}`).then(Boolean, () => false), patient)
      .toBe(true)
    const orphan = programOf('cloud_firestore') ?? 0
    const inbox = programOf('maildev') ?? 0
    for (const pid of [killed.pid, ...family()])
      if (pid !== orphan && pid !== inbox) process.kill(pid, 'SIGKILL')
    await killed.ended
    await expect.poll(() => isAlive(inbox), patient).toBe(false)
    expect(isAlive(orphan)).toBe(true)

    const started = start(['--no-seed'])
    await started.says('Starting the emulators')
    expect(runProcesses(page).map(({ pid }) => pid)).not.toContain(orphan)
    await expect.poll(() => programOf('cloud_firestore'), patient).toBeDefined()
    started.interrupt()
    expect(await started.ended).toBe(0)
    expect(runProcesses(page)).toEqual([])
    await requireFreePorts(page)
  },
)

test('a taken port is reported in one sentence', async () => {
  const port = emulatorPorts(page).storage
  const server = createServer().listen(port, '127.0.0.1')
  const started = start([])
  expect(await started.ended).toBe(1)
  server.close()
  expect(started.output().trim()).toBe(
    `Port ${port} (storage) is taken: stop what listens there, or choose others with --port ${page + 100}.`,
  )
})

test('missing Java is reported in one sentence', async () => {
  const started = start([], { PATH: dirname(process.execPath) })
  expect(await started.ended).toBe(1)
  expect(started.output().trim()).toBe(
    'Java is missing: install a JDK of version 17 or newer, and see that `java` is on the path.',
  )
})

function start(options: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'scripts/start/start.ts', '--port', String(page), ...options],
    {
      cwd: root,
      env: { ...process.env, UPPER_BRACKET_DATA: data, ...env },
    },
  )
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

/** Eight people create competitions until calls fail; `created` are those whose creation was acknowledged. */
async function competitionsUnderLoad() {
  const { call } = await import('../../testing/call.ts')
  const { signUp } = await import('../../testing/person.ts')
  const { freshId } = await import('../../testing/seededCompetition.ts')
  const created: string[] = []
  const oneAfterAnother = async () => {
    const organizer = await signUp()
    for (let count = 0; count < 30; count++) {
      const competitionId = freshId()
      const reply = await call('createCompetition', organizer, {
        competitionId,
        name: 'Кубок двора',
        game: 'csgo',
        startDate: Date.now() + 7_200_000,
        registrationDeadline: Date.now() + 3_600_000,
        format: 'single',
        bestOf: { rounds: 1, final: 3 },
      }).catch(() => null)
      if (!reply?.ok) return
      created.push(competitionId)
    }
  }
  return { created, ended: Promise.all(Array.from({ length: 8 }, oneAfterAnother)) }
}

/** What runs on the ports, and the process that has started it. */
function family(): readonly number[] {
  return [...new Set(runProcesses(page).flatMap(({ pid, launcher }) => [pid, launcher]))]
}

/** The process on the ports in whose command this word stands. */
function programOf(word: string): number | undefined {
  return runProcesses(page).find(({ pid }) => commandOf(pid).includes(word))?.pid
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
