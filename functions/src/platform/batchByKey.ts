import { isContention } from './firestore/firestoreErrors.ts'
import { withTimeout } from './withTimeout.ts'

/** Each call writes a few documents, and a batch is one commit. */
const maxGroupSize = 150

/** A batch that takes longer no longer delays the next one. */
const timeoutMs = 9500

interface Waiting<Call, Result> {
  readonly call: Call
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Batches calls by key: runs `work(key, calls)`, which returns the results of the calls in their order, for one batch
 * after the other. Calls that arrive during a batch form the next one. A burst of calls that depend on one document
 * therefore writes it only a few times without contention, and a single call does not wait.
 *
 * If a batch fails for another reason than contention, its calls are tried one by one, so that none fails because of
 * another.
 */
export function batchByKey<Call, Result>(
  work: (key: string, calls: readonly Call[]) => Promise<readonly Result[]>,
): (key: string, call: Call) => Promise<Result> {
  const queues = new Map<string, Waiting<Call, Result>[]>()

  return (key, call) =>
    new Promise<Result>((resolve, reject) => {
      const waiting = { call, resolve, reject }
      const queue = queues.get(key)
      if (queue !== undefined) {
        queue.push(waiting)
        return
      }
      queues.set(key, [waiting])
      void serve(key)
    })

  async function serve(key: string): Promise<void> {
    for (;;) {
      const group = queues.get(key)?.splice(0, maxGroupSize) ?? []
      if (group.length === 0) break
      await run(key, group)
    }
    queues.delete(key)
  }

  async function run(key: string, group: readonly Waiting<Call, Result>[]): Promise<void> {
    try {
      const calls = group.map(({ call }) => call)
      const results = await withTimeout(work(key, calls), timeoutMs)
      group.forEach(({ resolve }, index) => {
        resolve(results[index] as Result)
      })
    } catch (error) {
      if (group.length > 1 && !isContention(error)) for (const single of group) await run(key, [single])
      else for (const { reject } of group) reject(error)
    }
  }
}
