import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { isShowingQueued } from '#platform/offline/cachedSnapshots.ts'
import { fetchSnapshot } from './fetchSnapshot.ts'

interface Early {
  readonly competitionId: string
  readonly snapshot: Promise<PublicSnapshot | null>
  /** Null until it is there, and once it is not to be relied on. */
  found: PublicSnapshot | null
  /** Resolves when something has been shown from it, or nothing will be. */
  readonly used: PromiseWithResolvers<void>
  /** Whether the page can be drawn from it as a whole. */
  readonly isEnough: boolean
  /** Later, listeners are as quick and up to date. */
  readonly until: number
}

const usefulMs = 10_000
/** For so long at most Firebase waits for the first paint, and from then on for the rest of the page. */
const timeoutMs = 4000
const drawingMs = 1500

let early: Early | null = null

/** Asks for the snapshot of the competition whose page is being opened, if it is one, while the page's code loads. */
export function askEarly(pathname: string): void {
  const [, competitionId] = /^\/competitions\/([\w.:@-]+)(?:\/(?!edit)|$)/.exec(pathname) ?? []
  if (competitionId === undefined || competitionId === 'new') return
  const used = Promise.withResolvers<void>()
  const snapshot = fetchSnapshot(competitionId)
  const until = performance.now() + usefulMs
  const isEnough = !/\/(people|history|commentators)\/?$/.test(pathname)
  const request: Early = { competitionId, snapshot, found: null, used, isEnough, until }
  early = request
  snapshot.then(found => {
    // What has changed since a kept one was seen can be too much to follow.
    request.found = isShowingQueued() ? null : found
    if (found === null) used.resolve()
  })
  setTimeout(used.resolve, timeoutMs)
}

/** The snapshot that was asked for when the page was opened; null where there was none, or it is too old by now. */
export function earlySnapshot(competitionId: string): Promise<PublicSnapshot | null> | null {
  return early?.competitionId === competitionId && performance.now() < early.until ? early.snapshot : null
}

/** The snapshot to which listeners need to add only what has changed since; null where there is none. */
export function baseSnapshot(competitionId: string): PublicSnapshot | null {
  return early?.competitionId === competitionId ? early.found : null
}

/** Fetches a newer snapshot for the listeners that open from now on; false where there is none. */
export async function renewBase(competitionId: string): Promise<boolean> {
  const request = early
  if (request === null || baseSnapshot(competitionId) === null) return false
  const snapshot = await fetchSnapshot(competitionId, { cache: 'no-cache', orCached: false })
  if (snapshot === null || request.found === null || snapshot.asOf <= request.found.asOf) return false
  request.found = snapshot
  return true
}

/** Lets the listeners that open from now on read whole lists. */
export function forgetBase(): void {
  if (early !== null) early.found = null
}

export function earlySnapshotUsed(): void {
  early?.used.resolve()
}

/**
 * Resolves when what the early snapshot shows has been drawn, at once where there is none: Firebase takes its time, and
 * the phone's, only then.
 */
export async function afterFirstPaint(): Promise<void> {
  if (early === null) return
  await early.used.promise
  const until = performance.now() + drawingMs
  do {
    await new Promise<void>(nextFrame)
    await new Promise<void>(whenIdle)
    // What has been drawn has parts that have only now asked for theirs.
  } while (early.found !== null && early.isEnough && isDrawing() && performance.now() < until)
}

/** Whether something of the page is still to come that does not wait for Firebase itself. */
function isDrawing(): boolean {
  return document.querySelector('#content .MuiSkeleton-root:not([data-awaits="session"])') !== null
}

/** Frames stand still in a tab in the background. */
function nextFrame(resolve: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  setTimeout(resolve, 500)
}

function whenIdle(resolve: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
  else setTimeout(resolve, 100)
}
