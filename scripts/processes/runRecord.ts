import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { cacheFolder } from '../folders.ts'
import { descendants } from './descendants.ts'
import { processStart } from './processStart.ts'

const oneProcess = z.object({ pid: z.number(), began: z.string() })
const record = z.object({ launcher: oneProcess, stopping: z.boolean(), children: z.array(oneProcess) })

const stopTimeoutMs = 60_000

/**
 * The processes that run on the ports of a page, recorded in a file while they do, so that the next start can tell
 * what a killed one left behind from a process of somebody else.
 */
export class RunRecord {
  readonly #path: string
  readonly #children = new Map<number, string>()
  #stopping = false

  constructor(page: number, folder = cacheFolder) {
    this.#path = pathOf(page, folder)
    this.#write()
  }

  add(pid: number): void {
    const began = processStart(pid)
    if (began === undefined) return
    this.#children.set(pid, began)
    this.#write()
  }

  remove(pid: number): void {
    if (this.#children.delete(pid)) this.#write()
  }

  /** From now on it is worth waiting for this run to end. */
  markStopping(): void {
    this.#stopping = true
    this.#write()
  }

  /** To be called when nothing of the run is left. */
  close(): void {
    rmSync(this.#path, { force: true })
  }

  #write(): void {
    const children = [...this.#children].map(([pid, began]) => ({ pid, began }))
    const launcher = { pid: process.pid, began: processStart(process.pid) ?? '' }
    mkdirSync(dirname(this.#path), { recursive: true })
    // Killed while it writes, this process leaves the record before.
    const unfinished = `${this.#path}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify({ launcher, stopping: this.#stopping, children }))
    renameSync(unfinished, this.#path)
  }
}

/**
 * Ends what is left of an earlier run on the ports of `page` whose own process was killed, and waits for one that is
 * stopping. A healthy run is left alone. Returns whether there was anything to end.
 */
export async function endLeftovers(page: number, folder = cacheFolder): Promise<boolean> {
  const earlier = recordAt(pathOf(page, folder))
  if (earlier === undefined) return false
  const late = Date.now() + stopTimeoutMs
  while (isSame(earlier.launcher)) {
    if (!recordAt(pathOf(page, folder))?.stopping || Date.now() > late) return false
    await pause(200)
  }
  const left = earlier.children.filter(isSame).flatMap(({ pid }) => [...descendants(pid), pid])
  if (left.length > 0) console.log('An earlier run was killed: what it left behind is ended first.')
  for (const pid of left) kill(pid)
  while (earlier.children.some(isSame) && Date.now() < late) await pause(50)
  rmSync(pathOf(page, folder), { force: true })
  return left.length > 0
}

function pathOf(page: number, folder: string): string {
  return join(folder, 'runs', `${page}.json`)
}

function recordAt(path: string): z.output<typeof record> | undefined {
  if (!existsSync(path)) return undefined
  try {
    return record.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

function isSame({ pid, began }: z.output<typeof oneProcess>): boolean {
  return processStart(pid) === began
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended in the meantime.
  }
}
