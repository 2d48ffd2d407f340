import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { isFromCache } from '#platform/offline/cachedSnapshots.ts'
import { createDateFormat } from '../createDateFormat.ts'
import { type Deferred, deferred } from '../deferred.ts'
import { fetchSnapshot } from './fetchSnapshot.ts'
import { showsTimes } from './showsTimes.ts'

interface Early {
  readonly competitionId: string
  readonly snapshot: Promise<PublicSnapshot | null>
  /** Resolves when something from the snapshot has been shown, or nothing will be. */
  readonly used: Deferred
  /** Whether the snapshot suffices to draw the whole page. */
  readonly isEnough: boolean
  /** After that time, listeners are as fast and more current. */
  readonly until: number
}

const usefulMs = 10_000
/** The maximum time that Firebase waits for the first paint, and then for the rest of the page. */
const timeoutMs = 4000
const drawingMs = 1500

let early: Early | null = null

/** The snapshot of the competition that was opened last; null until one has loaded, and once it can no longer be used. */
let base: { readonly competitionId: string; readonly snapshot: PublicSnapshot } | null = null

/** Returns the id of the competition whose page at this address begins with a snapshot; null for other pages. */
export function competitionAt(pathname: string): string | null {
  const [, competitionId] = /^\/competitions\/([\w.:@-]+)(?:\/(?!edit)|$)/.exec(pathname) ?? []
  return competitionId === undefined || /^(new|import)$/.test(competitionId) ? null : competitionId
}

/** Requests the snapshot of the competition whose page is being opened, if any, while the page's code loads. */
export function askEarly(pathname: string): void {
  const competitionId = competitionAt(pathname)
  if (competitionId === null) return
  const used = deferred()
  const snapshot = fetchSnapshot(competitionId)
  const until = performance.now() + usefulMs
  const isEnough = !/\/(people|history|commentators)\/?$/.test(pathname)
  early = { competitionId, snapshot, used, isEnough, until }
  snapshot.then(found => {
    if (found === null) used.resolve()
    // Too much may have changed since a cached snapshot to follow the changes.
    else if (!isFromCache(found)) updateBase(competitionId, found)
    if (found !== null && showsTimes(pathname, found)) createDateFormat()
  })
  setTimeout(used.resolve, timeoutMs)
}

/** Returns the snapshot requested when the page was opened; null if there was none, or it is too old by now. */
export function earlySnapshot(competitionId: string): Promise<PublicSnapshot | null> | null {
  return early?.competitionId === competitionId && performance.now() < early.until ? early.snapshot : null
}

/** Returns the snapshot on which listeners can base the changes since then; null if there is none. */
export function baseSnapshot(competitionId: string): PublicSnapshot | null {
  return base?.competitionId === competitionId ? base.snapshot : null
}

/** Makes listeners that open from now on start from this snapshot, unless they would start from a newer one. */
export function updateBase(competitionId: string, snapshot: PublicSnapshot): void {
  const known = baseSnapshot(competitionId)
  if (known === null || snapshot.asOf > known.asOf) base = { competitionId, snapshot }
}

/** Fetches a newer base snapshot for listeners that open from now on; false if there is none. */
export async function renewBase(competitionId: string): Promise<boolean> {
  const known = baseSnapshot(competitionId)
  if (known === null) return false
  const snapshot = await fetchSnapshot(competitionId, { cache: 'no-cache', orCached: false })
  // Whole lists may have been asked for meanwhile.
  if (snapshot !== null && baseSnapshot(competitionId) !== null) updateBase(competitionId, snapshot)
  return ![null, known].includes(baseSnapshot(competitionId))
}

/** Makes listeners that open from now on read whole lists. */
export function forgetBase(): void {
  base = null
}

export function earlySnapshotUsed(): void {
  early?.used.resolve()
}

/**
 * Resolves when the content of the early snapshot has been drawn, or at once if there is none, because loading Firebase
 * would delay the drawing.
 */
export async function afterFirstPaint(): Promise<void> {
  if (early === null) return
  await early.used.promise
  const until = performance.now() + drawingMs
  do {
    await new Promise<void>(nextFrame)
    await new Promise<void>(whenIdle)
    // Parts that were just drawn may have started loading others.
  } while (
    baseSnapshot(early.competitionId) !== null &&
    early.isEnough &&
    isDrawing() &&
    performance.now() < until
  )
}

/** Whether parts of the page that do not depend on Firebase are still loading. */
function isDrawing(): boolean {
  return document.querySelector('#content .MuiSkeleton-root:not([data-awaits="session"])') !== null
}

/** Animation frames pause in background tabs. */
function nextFrame(resolve: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  setTimeout(resolve, 500)
}

function whenIdle(resolve: () => void): void {
  // Safari lacks this function.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
  else setTimeout(resolve, 100)
}
