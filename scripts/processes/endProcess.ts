import type { ChildProcess } from 'node:child_process'
import { descendants } from './descendants.ts'

/**
 * Ends firebase-tools: SIGINT lets it stop its emulators; whatever outlives it, or has already outlived it, is ended
 * here.
 *
 * @param members the processes below it that are known
 */
export async function endProcess(
  child: ChildProcess,
  ended: Promise<void>,
  members: Iterable<number>,
): Promise<void> {
  const family = [...new Set([...members, ...(child.pid === undefined ? [] : descendants(child.pid))])]
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGINT')
    const late = setTimeout(() => child.kill('SIGKILL'), 30_000)
    await ended
    clearTimeout(late)
  }
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (let waited = 0; family.some(isAlive) && waited < 3000; waited += 100)
      await new Promise(resolve => setTimeout(resolve, 100))
    for (const pid of family.filter(isAlive)) process.kill(pid, signal)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
