import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The ids of all processes below `pid`, including those in sessions of their own; none on Windows. */
export function descendants(pid: number): number[] {
  const children = Map.groupBy(processes(), process => process.parent)
  const below = (parent: number): number[] =>
    (children.get(parent) ?? []).flatMap(child => [child.id, ...below(child.id)])
  return below(pid)
}

function processes(): { id: number; parent: number }[] {
  if (process.platform === 'win32') return []
  if (process.platform === 'linux') return readdirSync('/proc').filter(isNumber).flatMap(fromProc)
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return table.split('\n').flatMap(line => {
    const [id, parent] = line.trim().split(/\s+/).map(Number)
    return id === undefined || parent === undefined ? [] : [{ id, parent }]
  })
}

function fromProc(id: string): { id: number; parent: number }[] {
  try {
    // The command's name is in parentheses and may contain spaces; the state and the parent follow it.
    const afterName = readFileSync(`/proc/${id}/stat`, 'utf8').split(')').at(-1) ?? ''
    return [{ id: Number(id), parent: Number(afterName.trim().split(' ')[1]) }]
  } catch {
    return []
  }
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text)
}
