import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { isPaused } from '#platform/connection/pause.ts'
import { openSource, type Source } from '#platform/connection/connection.ts'
import { isFromCache } from '#platform/offline/cachedSnapshots.ts'
import { stayedMs } from '#platform/streams/staying.ts'
import { earlySnapshot, earlySnapshotUsed, updateBase } from './earlySnapshot.ts'
import { readCachedSnapshot, readSnapshot } from './fetchSnapshot.ts'
import { pollSnapshot, runningMs, type Visibility } from './pollSnapshot.ts'
import { snapshotAddress } from './snapshotAddress.ts'

/** After this time without a response, Firestore counts as out of reach. */
const reachMs = 5000
/** The margin exceeds the error of the estimated server time. */
const marginMs = 1000
/** Firestore is tried again after this many snapshots, because an attempt on a slow network takes time. */
const snapshotsPerAttempt = 3

interface Follower {
  readonly show: (snapshot: PublicSnapshot) => void
  /** There is no snapshot, or none can be had now. */
  readonly fail: () => void
}

interface Following {
  readonly followers: Set<Follower>
  latest: PublicSnapshot | null
  received: number
  readonly source: Source
  /** The time of what was shown before, by the server's clock; null if that is unknown. */
  readonly since: number | null
  /** Whether, offline, the cached snapshot is newer than what is shown. */
  orCached: boolean
  stop: () => void
}

/** The competitions that are polled. */
const followed = new Map<string, Following>()

interface SnapshotPolling {
  /** Resolves when it is known whether there is an early snapshot. */
  readonly settled: Promise<unknown>
  readonly stop: () => void
  /**
   * Starts again unless it is stopped within five seconds. If all writes up to a moment of `performance.now()` have
   * been shown, it uses only snapshots taken after that moment.
   */
  readonly resume: (since: number | null) => void
}

/**
 * Shows the snapshot with which the page was opened. Unless Firestore responds and stops it within five seconds, it
 * then shows a new snapshot every few seconds; at once where no listener opens, for strangers and during a pause, and
 * there is no such snapshot.
 */
export function followSnapshots(competitionId: string, { show, fail }: Follower): SnapshotPolling {
  const early = earlySnapshot(competitionId)
  let stopped = false
  const source = openSource()
  const settled = Promise.resolve(early).then(snapshot => {
    if (stopped) return
    if (snapshot !== null) {
      show(snapshot)
      if (isFromCache(snapshot)) source.tell({ is: 'lost', asOf: snapshot.asOf })
      earlySnapshotUsed()
    } else if (early !== null && stayedMs() !== null) fail()
    // An instance that starts is slow, and what has failed once need not fail again.
    else if (early !== null && timer !== undefined) join(competitionId, newer, null)
  })
  /** The time by the server's clock. */
  let shownAsOf = 0
  const newer: Follower = {
    show: snapshot => {
      source.close()
      if (snapshot.asOf > shownAsOf) show(snapshot)
    },
    fail,
  }
  const begin = async (since: number | null) => {
    if (since !== null) shownAsOf = (await serverTimeAt(since)) - marginMs
    if (timer !== undefined) join(competitionId, newer, since === null ? null : shownAsOf)
  }
  const beginAfter = (ms: number, since: number | null) =>
    setTimeout(() => void begin(since), followed.has(competitionId) ? 0 : ms)
  let timer: ReturnType<typeof setTimeout> | undefined = beginAfter(
    (stayedMs() === null || isPaused()) && early === null ? 0 : reachMs,
    null,
  )
  return {
    settled,
    stop: () => {
      stopped = true
      source.close()
      clearTimeout(timer)
      timer = undefined
      leave(competitionId, newer)
    },
    resume: since => {
      timer ??= beginAfter(reachMs, since)
    },
  }
}

/** Returns the server's time at a moment of `performance.now()`; the browser's time if the server's is unknown. */
async function serverTimeAt(moment: number): Promise<number> {
  let now: number | null = null
  try {
    const { measureServerTime, serverTime } = await import('#platform/clock/serverClock.ts')
    if (serverTime() === null) await measureServerTime()
    now = serverTime()
  } catch {
    // Its code cannot be loaded either.
  }
  return (now ?? Date.now()) - (performance.now() - moment)
}

function join(competitionId: string, follower: Follower, since: number | null): void {
  const orCached = since === null
  const current = followed.get(competitionId)
  if (current !== undefined) {
    current.followers.add(follower)
    current.orCached ||= orCached
    if (current.latest !== null) follower.show(current.latest)
    return
  }
  const following: Following = {
    followers: new Set([follower]),
    latest: null,
    received: 0,
    source: openSource(),
    since,
    orCached,
    stop: () => {},
  }
  followed.set(competitionId, following)
  following.stop = poll(competitionId, following)
}

function leave(competitionId: string, follower: Follower): void {
  const following = followed.get(competitionId)
  if (!following?.followers.delete(follower) || following.followers.size > 0) return
  following.stop()
  following.source.close()
  followed.delete(competitionId)
}

function poll(competitionId: string, following: Following): () => void {
  const { followers, source, since } = following
  /** Until when what is shown was current, by the server's clock, and when that was learned. */
  let current: { readonly asOf: number; readonly at: number } | null = null
  const showAll = (snapshot: PublicSnapshot) => {
    following.latest = snapshot
    for (const { show } of followers) show(snapshot)
  }
  const failAll = () => {
    for (const { fail } of followers) fail()
  }
  return pollSnapshot(
    {
      request: async init => {
        const response = await fetch(snapshotAddress(competitionId), init).catch(() => null)
        const at = performance.now()
        if (response?.status === 304 && current !== null)
          current = { asOf: current.asOf + at - current.at, at }
        if (response?.ok === true || response?.status === 304) {
          // Strangers are told only once listeners should have answered.
          source.tell({ is: (stayedMs() ?? 0) > reachMs ? 'delayed' : 'current' })
          following.received += 1
          if (following.received % snapshotsPerAttempt === 0) void tryFirestore()
          return response
        }
        const isOffline = response === null && following.orCached
        const cached = isOffline ? await readCachedSnapshot(competitionId) : null
        source.tell({ is: 'lost', asOf: current?.asOf ?? cached?.asOf ?? since })
        if (cached !== null && cached.asOf >= (following.latest?.asOf ?? 0)) showAll(cached)
        if (response === null) throw new Error('There is no network')
        return response
      },
      read: response => readSnapshot(competitionId, response),
      onOutdated: failAll,
      calmMs: runningMs,
      maxBackoffMs: runningMs,
      ...pageVisibility,
    },
    ({ snapshot, problem }) => {
      if (problem !== null) failAll()
      else if (snapshot !== null && snapshot !== following.latest) {
        if (stayedMs() === null) updateBase(competitionId, snapshot)
        current = { asOf: snapshot.asOf, at: performance.now() }
        showAll(snapshot)
      }
    },
  )
}

const pageVisibility: Visibility = {
  isVisible: () => document.visibilityState !== 'hidden',
  onVisible: listener => {
    const tell = () => {
      if (pageVisibility.isVisible()) listener()
    }
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  },
}

/** Connects with Firestore again at once. */
export async function tryFirestore(): Promise<void> {
  if (stayedMs() === null) return
  try {
    const { reconnect } = await import('#platform/firebase/firestore.ts')
    await reconnect()
  } catch {
    // Firestore keeps trying automatically.
  }
}
