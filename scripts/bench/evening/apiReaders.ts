import { setTimeout as pause } from 'node:timers/promises'
import { emulators } from '../../../testing/emulators.ts'
import { figuresOf } from '../figures.ts'
import { moment } from './ledger.ts'

const readers = 20
const pollMs = 5000
const burstMs = 10_000
const perSecond = 2000
const paths = ['', '/matches', '/teams', '/tables']

interface Stored {
  readonly at: number
  readonly answer: Promise<{ readonly status: number }>
}

/** Stands for the edge of Hosting: answers from its copies for as long as `s-maxage` says, and asks once for a new one. */
function edge(competitionId: string) {
  const copies = new Map<string, Stored>()
  const asked = { edge: 0, origin: 0, failed: 0 }
  return {
    asked,
    read: async (path: string): Promise<void> => {
      asked.edge += 1
      const copy = copies.get(path)
      const current =
        copy !== undefined && moment() - copy.at < 5000 ? copy : { at: moment(), answer: fetched(path) }
      copies.set(path, current)
      if ((await current.answer).status >= 400) asked.failed += 1
    },
  }
  async function fetched(path: string): Promise<{ status: number }> {
    asked.origin += 1
    const address = `${emulators.function('publicApi')}/api/v1/competitions/${competitionId}${path}`
    const response = await fetch(address).catch(() => null)
    await response?.arrayBuffer()
    return { status: response?.status ?? 503 }
  }
}

/** Programs that poll the API, as an edge does for many of them. */
export function apiReaders(competitionId: string) {
  const { read, asked } = edge(competitionId)
  return {
    poll: async (stop: AbortSignal): Promise<void> => {
      await Promise.all(
        Array.from({ length: readers }, async (_, index) => {
          while (!stop.aborted) {
            await pause(pollMs * 2 * Math.random(), undefined, { signal: stop }).catch(() => undefined)
            await read(paths[index % paths.length] ?? '')
          }
        }),
      )
    },
    /** Reads 2,000 times a second for ten seconds. */
    burst: async (): Promise<object> => {
      const before = { ...asked }
      const times: number[] = []
      const reading: Promise<void>[] = []
      const begun = moment()
      for (let sent = 0; moment() - begun < burstMs; ) {
        for (; sent < ((moment() - begun) * perSecond) / 1000; sent += 1) {
          const at = moment()
          reading.push(read(paths[sent % paths.length] ?? '').then(() => void times.push(moment() - at)))
        }
        await pause(5)
      }
      await Promise.all(reading)
      return {
        what: `API, ${perSecond} reads a second for ${burstMs / 1000} s`,
        count: times.length,
        ...figuresOf(times),
        'asked the function': asked.origin - before.origin,
        failed: asked.failed - before.failed,
      }
    },
    asked,
  }
}
