import { serialize } from 'node:v8'

interface Limits {
  /** How long an instance uses a value. */
  readonly freshMs: number
  /** How long it remembers a value for the reading that follows; as long as it uses it unless given. */
  readonly keptMs?: number
  /** The maximum size of all values and keys together, as `node:v8` writes them. */
  readonly maxBytes?: number
}

interface Entry<T> {
  readonly value: Promise<T>
  readonly readAt: number
  /** The last value that was read without an error. */
  known?: T
  hasFailed: boolean
  bytes: number
}

/** An instance has 512 MiB at most, a handful of memories, and needs up to three times the bytes for an object. */
const defaultMaxBytes = 24 * 2 ** 20
/** The size of an entry without its key and value. */
const entryBytes = 200

/**
 * Caches the value of a key for some time, and shares it among concurrent callers. Errors are not cached. What follows
 * is read with the last value at hand, while that is kept. Entries that are too old are dropped, and the oldest ones when
 * all together exceed `maxBytes`; what was read last always stays.
 */
export function memory<T>({ freshMs, keptMs = freshMs, maxBytes = defaultMaxBytes }: Limits) {
  // Oldest first.
  const entries = new Map<string, Entry<T>>()
  let bytes = 0

  return (key: string, now: number, read: (known?: T) => Promise<T>): Promise<T> => {
    const current = entries.get(key)
    if (current !== undefined && !current.hasFailed && now - current.readAt < freshMs) return current.value

    forget(key)
    const known = current !== undefined && now - current.readAt < keptMs ? current.known : undefined
    const size = known === undefined ? entryBytes + 2 * key.length : (current?.bytes ?? 0)
    const entry: Entry<T> = {
      value: read(known),
      readAt: now,
      ...(known !== undefined && { known }),
      hasFailed: false,
      bytes: size,
    }
    entries.set(key, entry)
    bytes += size
    dropOldest(now)
    const count = (value: T) => {
      entry.known = value
      if (entries.get(key) !== entry) return
      bytes -= entry.bytes
      entry.bytes = entryBytes + 2 * key.length + serialize(value).byteLength
      bytes += entry.bytes
      dropOldest(now)
    }
    entry.value.then(count).catch(() => {
      // The next call tries again.
      entry.hasFailed = true
      if (entry.known === undefined && entries.get(key) === entry) forget(key)
    })
    return entry.value
  }

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function dropOldest(now: number): void {
    for (const [key, { readAt }] of entries) {
      if (entries.size === 1 || (now - readAt < keptMs && bytes <= maxBytes)) break
      forget(key)
    }
  }
}

/** A `memory` of what `read` returns for a key. */
export function remembered<T>(limits: Limits, read: (key: string) => Promise<T>) {
  const recall = memory<T>(limits)
  return (key: string, now: number): Promise<T> => recall(key, now, () => read(key))
}
