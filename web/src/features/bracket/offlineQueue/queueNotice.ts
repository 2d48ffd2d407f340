import { useMemo, useSyncExternalStore } from 'react'

/** Kept commands belong to a person and a competition. */
export interface QueuedKey {
  readonly uid: string
  readonly competitionId: string
}

/** By key, a number that changes with every change: how other tabs hear of it. */
type Note = Readonly<Record<string, number>>

const item = 'kept-commands'
const watchers = new Set<() => void>()
/** Where nothing can be stored. */
let unstored = ''

export function queuedId({ uid, competitionId }: QueuedKey): string {
  return `${uid}/${competitionId}`
}

/** Notes that the commands kept for a key have changed, so that no database is opened where there are none. */
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

/** The competitions for which this browser keeps commands of somebody, with the number that changes with every change. */
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
