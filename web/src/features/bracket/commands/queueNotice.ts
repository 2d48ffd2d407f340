import { useMemo, useSyncExternalStore } from 'react'

/** A queue belongs to a person and a competition. */
export interface QueuedKey {
  readonly uid: string
  readonly competitionId: string
}

/** A counter by key that changes with every change, to notify other tabs. */
type Note = Readonly<Record<string, number>>

const item = 'kept-commands'
const watchers = new Set<() => void>()
/** Used if nothing can be stored. */
let unstored = ''

export function queuedId({ uid, competitionId }: QueuedKey): string {
  return `${uid}/${competitionId}`
}

/**
 * Records that the queue of a key has changed, and whether it has commands. Without any, the database is never opened.
 */
export function noteQueued(key: QueuedKey, hasAny: boolean): void {
  const { [queuedId(key)]: before = 0, ...others } = parsed(storedNote())
  const note: Note = hasAny ? { ...others, [queuedId(key)]: before + 1 } : others
  const text = Object.keys(note).length === 0 ? '' : JSON.stringify(note)
  try {
    if (text === '') localStorage.removeItem(item)
    else localStorage.setItem(item, text)
  } catch {
    unstored = text
  }
  for (const watcher of watchers) watcher()
}

export function hasQueued(key: QueuedKey): boolean {
  return queuedId(key) in parsed(storedNote())
}

/** Returns the competitions with queued commands of a person, with their counters. */
export function useQueuedCompetitions(uid: string | null): ReadonlyMap<string, number> {
  const note = useSyncExternalStore(watch, storedNote, () => '')
  return useMemo(() => {
    const ofPerson = Object.entries(parsed(note)).filter(([id]) => uid !== null && id.startsWith(`${uid}/`))
    return new Map(ofPerson.map(([id, version]) => [id.slice(id.indexOf('/') + 1), version]))
  }, [note, uid])
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

function storedNote(): string {
  try {
    return localStorage.getItem(item) ?? unstored
  } catch {
    return unstored
  }
}

function parsed(note: string): Note {
  try {
    return note === '' ? {} : (JSON.parse(note) as Note)
  } catch {
    return {}
  }
}
