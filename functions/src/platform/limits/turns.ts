/** Of one person's calls; an organizer's page has one or two under way. */
const mostAtOnce = 8

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Runs `work` of one person, a few at a time: the others wait, in the order in which they came. However much
 * somebody asks for at once, another person's call has a handful of theirs beside it and not hundreds before it.
 */
export function turns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, Queue>()

  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running < mostAtOnce) queue.running += 1
    // Whoever ends hands the place on, so that nobody who comes in between takes it.
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
