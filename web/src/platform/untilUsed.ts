import { deferred } from './deferred.ts'
import { untilStaying } from './streams/staying.ts'

const uses = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click'] as const

let used: Promise<void> | null = null
let released: Promise<string> | null = null

/**
 * Resolves once the page is used, by pointer, touch or key, or somebody stays: for code that answers to use, and that a
 * first visit does without.
 */
export function untilUsed(): Promise<void> {
  used ??= firstUse()
  return used
}

/** Resolves like `untilUsed`, but not while a pointer is pressed: what it points to is still to be clicked. */
export async function untilReleased(): Promise<void> {
  await untilUsed()
  await released
}

/**
 * Resolves like `load`, which is tried again after the next press, or with a connection, for as long as it fails and
 * nobody has `left`. Only for what a reload does not lose.
 */
export async function untilLoaded(
  load: () => Promise<unknown>,
  left: AbortSignal,
  occasion = 'use',
): Promise<void> {
  try {
    await load()
  } catch {
    if (left.aborted) return
    // Chromium fetches a module that it could not fetch only once the page is loaded again.
    if (occasion === 'online') location.reload()
    // Moving the pointer would try all the time.
    await untilLoaded(load, left, await firstOf(['pointerup', 'pointercancel', 'keydown', 'online']))
  }
}

async function firstUse(): Promise<void> {
  const { promise, resolve } = deferred()
  const use = ({ type }: Event) => {
    if (type === 'pointerdown') released = firstOf(['pointerup', 'pointercancel'])
    resolve()
  }
  for (const each of uses) addEventListener(each, use, { capture: true, passive: true })
  await Promise.race([promise, untilStaying()])
  for (const each of uses) removeEventListener(each, use, { capture: true })
}

/** Returns the type of the first of these events. */
function firstOf(events: readonly string[]): Promise<string> {
  return new Promise(resolve => {
    for (const each of events) addEventListener(each, ({ type }) => resolve(type), { once: true })
  })
}
