/** Per key: an organizer's page has one or two calls in flight. */
const concurrency = 8

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Limits how much runs at once per key, usually a person; what exceeds it waits in order of arrival. However many calls
 * one person makes at once, those of others compete with only a few of them. Resolves to the function that ends the
 * turn.
 */
export function perKeyConcurrency(): (key: string) => Promise<() => void> {
  const queues = new Map<string, Queue>()

  return async key => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running < concurrency) queue.running += 1
    // A finished call passes its place on, so that no new call takes it.
    else await new Promise<void>(resolve => queue.waiting.push(resolve))
    return () => {
      const next = queue.waiting.shift()
      if (next !== undefined) next()
      else queue.running -= 1
      if (queue.running === 0) queues.delete(key)
    }
  }
}
