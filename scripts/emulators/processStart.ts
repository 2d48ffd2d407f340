import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process began, as its system puts it: together with the id it names one process for ever. Undefined where
 * there is none of this id, and on Windows.
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === 'win32') return undefined
    if (process.platform !== 'linux')
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      )
    // The command's name stands in brackets and may hold blanks; the state is the third field, the start the 22nd.
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ')
    return afterName?.[0] === 'Z' ? undefined : afterName?.[19]
  } catch {
    return undefined
  }
}
