import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pRetry from 'p-retry'
import { requireFreePorts } from '../ports/freePorts.ts'

const variable = 'UPPER_BRACKET_RUN'
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
  if (process.platform === 'linux')
    return readdirSync('/proc').flatMap(name => {
      try {
        return /^\d+$/.test(name)
          ? [{ pid: Number(name), text: readFileSync(`/proc/${name}/environ`, 'utf8') }]
          : []
      } catch {
        // The process has ended, or belongs to another user.
        return []
      }
    })
  const table = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' })
  return table.split('\n').map(text => ({ pid: Number.parseInt(text, 10), text }))
}

/** Ends the processes that this process has started on the ports of `page`. */
export function endRun(page: number): Promise<void> {
  return end(() => runProcesses(page).filter(({ launcher }) => launcher === process.pid))
}

async function end(find: () => readonly RunProcess[]): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const { pid } of find()) kill(pid, signal)
    for (let waitedMs = 0; find().length > 0 && waitedMs < 3000; waitedMs += 100) await pause(100)
  }
}

function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/**
 * Frees the ports of `page` from the remains of a killed run, and waits for a stopping run.
 *
 * @throws Problem if another program uses one
 */
export async function takePorts(page: number): Promise<void> {
  const orphans = () => runProcesses(page).filter(({ launcher }) => !kill(launcher, 0))
  const areLeft = orphans().length > 0
  if (areLeft) {
    console.log('An earlier run was killed: what it left behind is ended first.')
    await end(orphans)
  }
  const isStopping = runProcesses(page).length > 0 && !(await serves(page))
  const timeoutMs = isStopping ? stopTimeoutMs : areLeft ? releaseTimeoutMs : 0
  await pRetry(() => requireFreePorts(page), { retries: timeoutMs / 50, factor: 1, minTimeout: 50 })
}

/** A stopping run refuses all requests of browsers. */
async function serves(page: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${page}`).catch(() => undefined)
  return response !== undefined && response.status !== 503
}
