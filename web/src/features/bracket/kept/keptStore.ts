import type { KeptQueue } from '@upper-bracket/shared/bracket/kept/keptCommand'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type KeptKey, keptId, noteKept } from './keptNote.ts'
import { storedQueue } from './storedQueue.ts'

interface KeptSchema extends DBSchema {
  /** By `keptId`. */
  readonly queues: { readonly key: string; readonly value: KeptQueue }
}

let database: Promise<IDBPDatabase<KeptSchema>> | null = null
/** Where the browser stores nothing, commands last as long as the tab. */
const unstored = new Map<string, KeptQueue>()

export async function readKept(key: KeptKey): Promise<KeptQueue> {
  try {
    return storedQueue(await (await opened()).get('queues', keptId(key)))
  } catch {
    return unstored.get(keptId(key)) ?? []
  }
}

/** Changes what is kept, in one transaction: other tabs may do so at the same time. Returns what is kept then. */
export async function changeKept(key: KeptKey, change: (queue: KeptQueue) => KeptQueue): Promise<KeptQueue> {
  const queue = await changedIn(key, change).catch(() => {
    const changed = change(unstored.get(keptId(key)) ?? [])
    unstored.set(keptId(key), changed)
    return changed
  })
  noteKept(key, queue.length > 0)
  return queue
}

async function changedIn(key: KeptKey, change: (queue: KeptQueue) => KeptQueue): Promise<KeptQueue> {
  const { store, done } = (await opened()).transaction('queues', 'readwrite', { durability: 'strict' })
  const queue = change(storedQueue(await store.get(keptId(key))))
  if (queue.length === 0) await store.delete(keptId(key))
  else await store.put(queue, keptId(key))
  await done
  return queue
}

function opened(): Promise<IDBPDatabase<KeptSchema>> {
  const forget = () => {
    database = null
  }
  database ??= openDB<KeptSchema>('kept-commands', 1, {
    upgrade: made => void made.createObjectStore('queues'),
    terminated: forget,
  })
  database.catch(forget)
  return database
}
