import { deferred } from '../deferred.ts'

/** A stranger who keeps the page in view for this long stays. */
const stayMs = 60_000

const staying = deferred()
/** By `performance.now()`; null until then. */
let stayedAt: number | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Opens the listeners of this page: somebody is signed in, has stayed, or asks for what no snapshot contains. */
export function stay(): void {
  stayedAt ??= performance.now()
  clearTimeout(timer)
  staying.resolve()
}

/** For how long listeners have been open, in milliseconds; null while the page follows snapshots alone. */
export function stayedMs(): number | null {
  return stayedAt === null ? null : performance.now() - stayedAt
}

/** Resolves when listeners open: with `stay`, or once the page has been open for a minute and is in view. */
export function untilStaying(): Promise<void> {
  if (stayedAt === null) timer ??= setTimeout(stayInView, stayMs)
  return staying.promise
}

function stayInView(): void {
  if (document.visibilityState !== 'hidden') stay()
  else document.addEventListener('visibilitychange', stayInView, { once: true })
}
