import { deferred } from '../deferred.ts'

const watchers = new Set<(isPaused: boolean) => void>()
const known = deferred()
let paused = false

/** Takes what the database says of the operation: whether `operation/limits` exists. */
export function tellPause(isPausedNow: boolean): void {
  const hasChanged = paused !== isPausedNow
  paused = isPausedNow
  if (hasChanged) for (const watcher of [...watchers]) watcher(paused)
  known.resolve()
}

/** Whether the operation is known to be paused: lists and commands are refused, snapshots go on. */
export function isPaused(): boolean {
  return paused
}

/** Resolves once the database has said it. */
export async function pauseKnown(): Promise<boolean> {
  await known.promise
  return paused
}

/** Calls the watcher when a pause begins or ends; returns a function that ends this. */
export function watchPause(watcher: (isPaused: boolean) => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
