import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process started, in the system's own format: together with its id this identifies a process uniquely.
 * Undefined when there is no such process, and on Windows.
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === 'win32') return undefined
    if (process.platform !== 'linux')
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      )
    // The command's name is in parentheses and may contain spaces; the state is the third field, the start the 22nd.
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ')
    return afterName?.[0] === 'Z' ? undefined : afterName?.[19]
  } catch {
    return undefined
  }
}
