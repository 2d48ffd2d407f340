/** Concurrent calls of one person; an organizer's page has one or two under way. */
const concurrency = 8

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Runs `work` a few at a time for each person; the rest wait in order of arrival. However many calls somebody makes
 * at once, another person's call competes with a handful of them and not with hundreds.
 */
export function perKeyConcurrency(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, Queue>()

  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running < concurrency) queue.running += 1
    // A finished call hands its place on, so that no newcomer takes it.
    else await new Promise<void>(resolve => queue.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.waiting.shift()
      if (next !== undefined) next()
      else queue.running -= 1
      if (queue.running === 0) queues.delete(key)
    }
  }
}
