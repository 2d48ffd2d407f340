/** For how long an instance gives the same value, and the most keys that it remembers. */
interface Memory {
  readonly freshMs: number
  readonly most: number
}

/** Reads the value of a key at most once in a while; those who ask meanwhile share it. A failure is not remembered. */
export function remembered<T>(
  { freshMs, most }: Memory,
  read: (key: string) => Promise<T>,
): (key: string, now: number) => Promise<T> {
  const known = new Map<string, { readonly value: Promise<T>; readonly until: number }>()

  return (key, now) => {
    const current = known.get(key)
    if (current !== undefined && now < current.until) return current.value

    const value = read(key)
    known.delete(key)
    known.set(key, { value, until: now + freshMs })
    for (const oldest of known.keys()) {
      if (known.size <= most) break
      known.delete(oldest)
    }
    // The next one tries again.
    value.catch(() => known.delete(key))
    return value
  }
}
