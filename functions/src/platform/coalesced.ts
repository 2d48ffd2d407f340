interface Running<T> {
  current: Promise<T>
  next: Promise<T> | null
}

/**
 * Wraps `work(key)` so that many requests for one key within a short time cause few runs. A request made during a run
 * shares the next run, and so sees everything that happened before it.
 */
export function coalesced<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Running<T>>()

  return key => {
    const current = running.get(key)
    if (current !== undefined) {
      current.next ??= current.current.then(
        () => start(key),
        () => start(key),
      )
      return current.next
    }
    return start(key)
  }

  function start(key: string): Promise<T> {
    const entry: Running<T> = { current: work(key), next: null }
    running.set(key, entry)
    const forget = () => {
      if (entry.next === null) running.delete(key)
    }
    entry.current.then(forget, forget)
    return entry.current
  }
}
