import { setTimeout as pause } from 'node:timers/promises'
import { figuresOf } from '../figures.ts'
import { edgeOf } from './edge.ts'
import { moment } from './ledger.ts'

const readers = 20
const pollMs = 5000
const burstMs = 10_000
const perSecond = 2000
const paths = ['', '/matches', '/teams', '/tables']

/** Programs that poll the API, as an edge does for many of them. */
export function apiReaders(competitionId: string) {
  const { read: readEdge, asked } = edgeOf('publicApi', body => body.length)
  const read = (path: string) => readEdge(`/api/v1/competitions/${competitionId}${path}`)
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
