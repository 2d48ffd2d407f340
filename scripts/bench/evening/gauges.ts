import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { eventually } from '../../../testing/eventually.ts'
import { functionProcesses } from '../../processes/functionProcesses.ts'
import { rounded } from '../figures.ts'

const count = z.object({ requests: z.number(), reads: z.number(), writes: z.number() })
const written = z.object({
  name: z.string(),
  counts: z.record(z.string(), count),
  heap: z.number(),
  /** How often the heap was measured. */
  measured: z.number(),
})

/** The usage of a process or page. */
export interface Usage {
  /** In bytes, after a garbage collection. */
  readonly heap: number
  /** The queries and documents that a page follows in Firestore, and the listeners of its elements. */
  readonly followed?: number
  readonly listeners?: number
}

/** Measures the processes of the functions. */
export interface Gauges extends AsyncDisposable {
  /** The usage of each process after a garbage collection, by its name and id. */
  measure(page: number): Promise<readonly (readonly [name: string, Usage])[]>
  /** The documents read and written for each request, by callable or function. */
  documents(): Promise<readonly object[]>
}

/** Prepares the environment, in which the emulators must be started afterwards. */
export async function installGauges(): Promise<Gauges> {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-gauges-'))
  process.env['UPPER_BRACKET_GAUGES'] = folder
  const preload = pathToFileURL(join(import.meta.dirname, 'countDocuments.mjs')).href
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], `--import=${preload}`].filter(Boolean).join(' ')

  const read = async (pid: string | number) =>
    written.parse(JSON.parse(await readFile(join(folder, `${pid}.json`), 'utf8')))
  return {
    measure: async page => {
      const usages = await Promise.all(
        functionProcesses(page).map(async ({ pid, name }) => {
          // A process that has not begun to count would end with the signal.
          const begun = await read(pid).catch(() => null)
          if (begun === null) return []
          const again = async () => {
            const { heap, measured } = await read(pid)
            if (measured === begun.measured) throw new Error(`${name} has not measured its heap`)
            return heap
          }
          const ask = async () => {
            process.kill(pid, 'SIGUSR2')
            return eventually(again, 10_000)
          }
          // It may have been killed in the meantime.
          const heap = await ask().catch(() => null)
          return heap === null ? [] : [[`${name} ${pid}`, { heap }] as const]
        }),
      )
      return usages.flat()
    },
    documents: async () => {
      const totals = new Map<string, z.output<typeof count>>()
      for (const file of await readdir(folder)) {
        const { counts } = await read(file.replace('.json', '')).catch(() => ({ counts: {} }))
        for (const [name, { requests, reads, writes }] of Object.entries(counts)) {
          const sum = totals.get(name) ?? { requests: 0, reads: 0, writes: 0 }
          totals.set(name, {
            requests: sum.requests + requests,
            reads: sum.reads + reads,
            writes: sum.writes + writes,
          })
        }
      }
      return [...totals]
        .filter(([, { reads, writes }]) => reads + writes > 0)
        .map(([name, { requests, reads, writes }]) => ({
          name,
          requests,
          'read for each': rounded(reads / requests),
          'written for each': rounded(writes / requests),
        }))
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
