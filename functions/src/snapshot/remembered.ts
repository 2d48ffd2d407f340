/** How long an instance uses a value, and the maximum number of keys that it remembers. */
interface Memory {
  readonly freshMs: number
  readonly most: number
}

/** Caches the value of a key for some time, and shares it among concurrent callers. Errors are not cached. */
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
    // After an error, the next call tries again.
    value.catch(() => known.delete(key))
    return value
  }
}
