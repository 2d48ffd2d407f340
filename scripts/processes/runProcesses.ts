import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import pRetry from 'p-retry'
import { requireFreePorts } from '../ports.ts'

const variable = 'UPPER_BRACKET_RUN'
const pauseMs = 50
/** A killed process holds its ports for a moment; a stopping run saves its data first. */
const releaseTimeoutMs = 5000
const stopTimeoutMs = 30_000

/** Marks the processes started on the ports of `page` with an environment variable, which their children inherit. */
export function runMark(page: number): Record<string, string> {
  return { [variable]: `${page}:${process.pid}.` }
}

interface RunProcess {
  readonly pid: number
  /** The process that started the run. */
  readonly launcher: number
}

/** Returns the running processes of runs on the ports of `page`; nothing on Windows. */
export function runProcesses(page: number): readonly RunProcess[] {
  const mark = new RegExp(`${variable}=${page}:(\\d+)\\.`)
  return environments().flatMap(({ pid, text }) => {
    const launcher = mark.exec(text)?.[1]
    return launcher === undefined ? [] : [{ pid, launcher: Number(launcher) }]
  })
}

function environments(): { pid: number; text: string }[] {
  if (process.platform === 'win32') return []
  if (process.platform !== 'linux') {
    const table = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' })
    return table.split('\n').map(text => ({ pid: Number.parseInt(text, 10), text }))
  }
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.flatMap(pid => {
    try {
      return [{ pid: Number(pid), text: readFileSync(`/proc/${pid}/environ`, 'utf8') }]
    } catch {
      // The process has ended, or belongs to another user.
      return []
    }
  })
}

/** Whether the process runs `npm start` or `npm run dev`. */
export const isStart = (pid: number): boolean => runs('start', pid)

/** Whether the process runs `npm run deploy`. */
export const isDeployment = (pid: number): boolean => runs('deploy', pid)

function runs(name: string, pid: number): boolean {
  if (!kill(pid, 0)) return false
  if (process.platform === 'win32') return true
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(join('scripts', name, `${name}.ts`))
  } catch {
    return false
  }
}

function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Ends what is left of the run that this process has started on the ports of `page`. Resolves when nothing is left. */
export async function endOwnRun(page: number): Promise<void> {
  const left = runProcesses(page).filter(({ launcher }) => launcher === process.pid)
  if (left.length === 0) return
  for (const { pid } of left) kill(pid, 'SIGKILL')
  await pause(pauseMs)
  return endOwnRun(page)
}

/**
 * Frees the ports of `page` from the remains of a killed run, and waits for a stopping run.
 *
 * @throws Problem if another program uses one
 */
export async function takePorts(page: number): Promise<void> {
  const orphans = runProcesses(page).filter(({ launcher }) => !kill(launcher, 0))
  if (orphans.length > 0) console.log('An earlier run was killed: what it left behind is ended first.')
  for (const { pid } of orphans) kill(pid, 'SIGKILL')
  // A stopping run refuses all requests of browsers.
  const serves = () =>
    fetch(`http://127.0.0.1:${page}`).then(
      ({ status }) => status !== 503,
      () => false,
    )
  const isStopping = runProcesses(page).length > 0 && !(await serves())
  const timeoutMs = isStopping ? stopTimeoutMs : orphans.length > 0 ? releaseTimeoutMs : 0
  await pRetry(() => requireFreePorts(page), { retries: timeoutMs / pauseMs, factor: 1, minTimeout: pauseMs })
}
