import { isContention } from './firestore/firestoreErrors.ts'
import { withTimeout } from './withTimeout.ts'

/** Each of the calls writes a few documents, and all of them together are one commit. */
const mostAtOnce = 150

/** A group that has not come to its end by then holds up the next one no longer. */
const longestMs = 9500

interface Waiting<Call, Answer> {
  readonly call: Call
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Runs `work(key, calls)`, which answers the calls in their order, for one group of calls after the other: what is
 * asked for one key while a group is under way waits together for the next one. So a rush of calls that all depend on
 * one document writes it a few times, and does not contend for it; a lone call waits for nobody.
 *
 * Where a group fails, for another reason than contention, its calls are tried one by one: none fails because of
 * another.
 */
export function inGroups<Call, Answer>(
  work: (key: string, calls: readonly Call[]) => Promise<readonly Answer[]>,
): (key: string, call: Call) => Promise<Answer> {
  const queues = new Map<string, Waiting<Call, Answer>[]>()

  return (key, call) =>
    new Promise<Answer>((resolve, reject) => {
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
      const group = queues.get(key)?.splice(0, mostAtOnce) ?? []
      if (group.length === 0) break
      await answer(key, group)
    }
    queues.delete(key)
  }

  async function answer(key: string, group: readonly Waiting<Call, Answer>[]): Promise<void> {
    try {
      const calls = group.map(({ call }) => call)
      const answers = await withTimeout(work(key, calls), longestMs)
      group.forEach(({ resolve }, index) => {
        resolve(answers[index] as Answer)
      })
    } catch (error) {
      if (group.length > 1 && !isContention(error)) for (const single of group) await answer(key, [single])
      else for (const { reject } of group) reject(error)
    }
  }
}
