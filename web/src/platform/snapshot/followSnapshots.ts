import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { openSource, type Source } from '#platform/connection/connection.ts'
import { isFromCache } from '#platform/offline/cachedSnapshots.ts'
import { earlySnapshot, earlySnapshotUsed } from './earlySnapshot.ts'
import { fetchSnapshot } from './fetchSnapshot.ts'

/** After this time without a response, Firestore counts as out of reach. */
const reachMs = 5000
const everyMs = 5000
/** A connection can be dead without the browser being told. */
const timeoutMs = 10_000
/** The margin exceeds the error of the estimated server time. */
const marginMs = 1000
/** Firestore is tried again after this many snapshots, because an attempt on a slow network takes time. */
const snapshotsPerAttempt = 3

type Show = (snapshot: PublicSnapshot) => void

interface Following {
  readonly shows: Set<Show>
  latest: PublicSnapshot | null
  received: number
  readonly source: Source
  /** The time of what was shown before, by the server's clock; null if that is unknown. */
  readonly since: number | null
  /** Whether, offline, the cached snapshot is newer than what is shown. */
  orCached: boolean
  timer: ReturnType<typeof setTimeout> | undefined
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
 * then shows a new snapshot every few seconds.
 */
export function followSnapshots(competitionId: string, show: Show): SnapshotPolling {
  const early = earlySnapshot(competitionId)
  let stopped = false
  const source = openSource()
  const settled = Promise.resolve(early).then(snapshot => {
    if (snapshot === null || stopped) return
    show(snapshot)
    if (isFromCache(snapshot)) source.tell({ is: 'lost', asOf: snapshot.asOf })
    earlySnapshotUsed()
  })
  /** The time by the server's clock. */
  let shownAsOf = 0
  const showNewer: Show = snapshot => {
    source.close()
    if (snapshot.asOf > shownAsOf) show(snapshot)
  }
  const begin = async (since: number | null) => {
    if (since !== null) shownAsOf = (await serverTimeAt(since)) - marginMs
    if (timer !== undefined) join(competitionId, showNewer, since === null ? null : shownAsOf)
  }
  const beginSoon = (since: number | null) =>
    setTimeout(() => void begin(since), followed.has(competitionId) ? 0 : reachMs)
  let timer: ReturnType<typeof setTimeout> | undefined = beginSoon(null)
  return {
    settled,
    stop: () => {
      stopped = true
      source.close()
      clearTimeout(timer)
      timer = undefined
      leave(competitionId, showNewer)
    },
    resume: since => {
      timer ??= beginSoon(since)
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

function join(competitionId: string, show: Show, since: number | null): void {
  const orCached = since === null
  const current = followed.get(competitionId)
  if (current !== undefined) {
    current.shows.add(show)
    current.orCached ||= orCached
    if (current.latest !== null) show(current.latest)
    return
  }
  const following: Following = {
    shows: new Set([show]),
    latest: null,
    received: 0,
    source: openSource(),
    since,
    orCached,
    timer: undefined,
  }
  followed.set(competitionId, following)
  void ask(competitionId, following)
}

function leave(competitionId: string, show: Show): void {
  const following = followed.get(competitionId)
  if (!following?.shows.delete(show) || following.shows.size > 0) return
  clearTimeout(following.timer)
  following.source.close()
  followed.delete(competitionId)
}

async function ask(competitionId: string, following: Following): Promise<void> {
  const { orCached } = following
  const signal = AbortSignal.timeout(timeoutMs)
  const snapshot = await fetchSnapshot(competitionId, { cache: 'no-cache', orCached, signal })
  if (followed.get(competitionId) !== following) return
  if (snapshot !== null && !isFromCache(snapshot)) following.source.tell({ is: 'delayed' })
  else
    following.source.tell({ is: 'lost', asOf: following.latest?.asOf ?? snapshot?.asOf ?? following.since })
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

/** Connects with Firestore again at once. */
export async function tryFirestore(): Promise<void> {
  try {
    const { reconnect } = await import('#platform/firebase/firestore.ts')
    await reconnect()
  } catch {
    // Firestore keeps trying automatically.
  }
}
