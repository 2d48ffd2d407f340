import { withQueued } from '@upper-bracket/shared/bracket/offlineQueue/offlineQueue'
import type { OfflineQueue } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { noteQueued, type QueuedKey, queuedId } from './queueNotice.ts'
import { setQueueRule } from './rowsWithQueued.ts'
import { storedQueue } from './storedQueue.ts'

interface QueuedSchema extends DBSchema {
  /** The queues by `queuedId`. */
  readonly queues: { readonly key: string; readonly value: OfflineQueue }
}

// Every queue is read here, so that the rule is known before one is shown.
setQueueRule(withQueued)

let database: Promise<IDBPDatabase<QueuedSchema>> | null = null
/** If the browser cannot store data, commands last as long as the tab. */
const unstored = new Map<string, OfflineQueue>()

export async function readQueued(key: QueuedKey): Promise<OfflineQueue> {
  try {
    return storedQueue(await (await opened()).get('queues', queuedId(key)))
  } catch {
    return unstored.get(queuedId(key)) ?? []
  }
}

/** Changes the queue in one transaction, because other tabs may change it at the same time. Returns the new queue. */
export async function changeQueued(
  key: QueuedKey,
  change: (queue: OfflineQueue) => OfflineQueue,
): Promise<OfflineQueue> {
  const queue = await changedIn(key, change).catch(() => {
    const changed = change(unstored.get(queuedId(key)) ?? [])
    unstored.set(queuedId(key), changed)
    return changed
  })
  noteQueued(key, queue.length > 0)
  return queue
}

async function changedIn(
  key: QueuedKey,
  change: (queue: OfflineQueue) => OfflineQueue,
): Promise<OfflineQueue> {
  const { store, done } = (await opened()).transaction('queues', 'readwrite', { durability: 'strict' })
  const queue = change(storedQueue(await store.get(queuedId(key))))
  if (queue.length === 0) await store.delete(queuedId(key))
  else await store.put(queue, queuedId(key))
  await done
  return queue
}

function opened(): Promise<IDBPDatabase<QueuedSchema>> {
  const forget = () => {
    database = null
  }
  database ??= openDB<QueuedSchema>('kept-commands', 1, {
    upgrade: made => void made.createObjectStore('queues'),
    terminated: forget,
  })
  database.catch(forget)
  return database
}
