const tails = new Map<string, Promise<unknown>>()

/**
 * Runs the tasks of a key in order, each after the previous one has settled. Users can act on an optimistic result at
 * once, so a second command must not overtake the first.
 */
export function serializeByKey<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = tails.get(key)
  const running = before === undefined ? task() : before.then(task, task)
  tails.set(key, running)
  const forget = () => {
    if (tails.get(key) === running) tails.delete(key)
  }
  running.then(forget, forget)
  return running
}
