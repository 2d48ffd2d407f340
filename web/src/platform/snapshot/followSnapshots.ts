import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { useSyncExternalStore } from 'react'
import { earlySnapshot, earlySnapshotUsed } from './earlySnapshot.ts'
import { fetchSnapshot } from './fetchSnapshot.ts'

/** For so long Firestore may take; then it counts as out of reach. */
const reachMs = 5000
const everyMs = 5000
/** After so many snapshots Firestore is tried anew; an attempt on a slow network takes its time. */
const snapshotsPerAttempt = 3

type Show = (snapshot: PublicSnapshot) => void

interface Following {
  readonly shows: Set<Show>
  latest: PublicSnapshot | null
  received: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** By competition: those that are followed by asking again and again. */
const followed = new Map<string, Following>()
const watchers = new Set<() => void>()

interface StandIn {
  /** Resolves when it is known whether there is an early snapshot. */
  readonly settled: Promise<unknown>
  readonly stop: () => void
}

/**
 * Shows the snapshot that the page was opened with and, where this has not been stopped after five seconds because
 * Firestore has been heard of, a new one every few seconds.
 */
export function followSnapshots(competitionId: string, show: Show): StandIn {
  const early = earlySnapshot(competitionId)
  let stopped = false
  const settled = Promise.resolve(early).then(snapshot => {
    if (snapshot === null || stopped) return
    show(snapshot)
    earlySnapshotUsed()
  })
  const begin = () => join(competitionId, show)
  const timer = setTimeout(begin, followed.has(competitionId) ? 0 : reachMs)
  return {
    settled,
    stop: () => {
      stopped = true
      clearTimeout(timer)
      leave(competitionId, show)
    },
  }
}

/** Whether something on this page is followed by snapshots because Firestore is out of reach. */
export function useFollowsSnapshots(): boolean {
  return useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    () => followed.size > 0,
    () => false,
  )
}

function join(competitionId: string, show: Show): void {
  const present = followed.get(competitionId)
  if (present !== undefined) {
    present.shows.add(show)
    if (present.latest !== null) show(present.latest)
    return
  }
  const following: Following = { shows: new Set([show]), latest: null, received: 0, timer: undefined }
  followed.set(competitionId, following)
  for (const watcher of watchers) watcher()
  void ask(competitionId, following)
}

function leave(competitionId: string, show: Show): void {
  const following = followed.get(competitionId)
  if (!following?.shows.delete(show) || following.shows.size > 0) return
  clearTimeout(following.timer)
  followed.delete(competitionId)
  for (const watcher of watchers) watcher()
}

async function ask(competitionId: string, following: Following): Promise<void> {
  const snapshot = await fetchSnapshot(competitionId, 'no-cache')
  if (followed.get(competitionId) !== following) return
  if (snapshot !== null && snapshot.asOf >= (following.latest?.asOf ?? 0)) {
    following.latest = snapshot
    for (const show of following.shows) show(snapshot)
  }
  if (snapshot !== null) {
    following.received += 1
    if (following.received % snapshotsPerAttempt === 0) void tryFirestore()
  }
  following.timer = setTimeout(() => void ask(competitionId, following), everyMs)
}

async function tryFirestore(): Promise<void> {
  try {
    const { reconnect } = await import('#platform/firebase/firestore.ts')
    await reconnect()
  } catch {
    // Firestore goes on trying by itself.
  }
}
