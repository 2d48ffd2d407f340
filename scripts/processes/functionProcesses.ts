import { readFileSync } from 'node:fs'
import { runProcesses } from './runProcesses.ts'

interface FunctionProcess {
  readonly pid: number
  /** The name of the function that it runs. */
  readonly name: string
}

/** Returns the processes of the functions that run on the ports of `page`, by `/proc`; nothing on other systems than Linux. */
export function functionProcesses(page: number): readonly FunctionProcess[] {
  if (process.platform !== 'linux') return []
  return runProcesses(page).flatMap(({ pid }) => {
    const name = variables(pid)
      .find(each => each.startsWith('FUNCTION_TARGET='))
      ?.split('=')[1]
    return name === undefined ? [] : [{ pid, name }]
  })
}

function variables(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    // It has ended.
    return []
  }
}
