import { serialize } from 'node:v8'

interface Limits {
  /** How long an instance uses a value. */
  readonly freshMs: number
  /** The maximum size of all values and keys together, as `node:v8` writes them. */
  readonly maxBytes?: number
}

interface Entry<T> {
  readonly value: Promise<T>
  readonly readAt: number
  bytes: number
}

/** An instance has 512 MiB at most, a handful of memories, and needs up to three times the bytes for an object. */
const defaultMaxBytes = 24 * 2 ** 20
/** The size of an entry without its key and value. */
const entryBytes = 200

/**
 * Caches the value of a key for some time, and shares it among concurrent callers. Errors are not cached. Entries that
 * are too old are dropped, and the oldest ones when all together exceed `maxBytes`; what was read last always stays.
 */
export function memory<T>({ freshMs, maxBytes = defaultMaxBytes }: Limits) {
  // Oldest first.
  const known = new Map<string, Entry<T>>()
  let bytes = 0

  return (key: string, now: number, read: () => Promise<T>): Promise<T> => {
    const current = known.get(key)
    if (current !== undefined && now - current.readAt < freshMs) return current.value

    forget(key)
    const entry: Entry<T> = { value: read(), readAt: now, bytes: entryBytes + 2 * key.length }
    known.set(key, entry)
    bytes += entry.bytes
    dropOldest(now)
    const count = (value: T) => {
      if (known.get(key) !== entry) return
      const size = serialize(value).byteLength
      entry.bytes += size
      bytes += size
      dropOldest(now)
    }
    // After an error, the next call tries again.
    entry.value.then(count).catch(() => known.get(key) === entry && forget(key))
    return entry.value
  }

  function forget(key: string): void {
    bytes -= known.get(key)?.bytes ?? 0
    known.delete(key)
  }

  function dropOldest(now: number): void {
    for (const [key, { readAt }] of known) {
      if (known.size === 1 || (now - readAt < freshMs && bytes <= maxBytes)) break
      forget(key)
    }
  }
}

/** A `memory` of what `read` returns for a key. */
export function remembered<T>(limits: Limits, read: (key: string) => Promise<T>) {
  const recall = memory<T>(limits)
  return (key: string, now: number): Promise<T> => recall(key, now, () => read(key))
}

/** Computes something once for each source, and keeps it for as long as the source is remembered. */
export function oncePer<Source extends object, T>(compute: (source: Source) => T): (source: Source) => T {
  const known = new WeakMap<Source, { readonly value: T }>()
  return source => {
    const { value } = known.get(source) ?? { value: compute(source) }
    known.set(source, { value })
    return value
  }
}
