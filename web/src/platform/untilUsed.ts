import { deferred } from './deferred.ts'
import { untilStaying } from './streams/staying.ts'

const uses = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click'] as const

let used: Promise<void> | null = null
let released: Promise<void> | null = null

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

/** Resolves like `load`, which is tried again after the next press, or with a connection, for as long as it fails. */
export async function untilLoaded(load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch {
    // Moving the pointer would try all the time.
    await firstOf(['pointerup', 'pointercancel', 'keydown', 'online'])
    await untilLoaded(load)
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

function firstOf(events: readonly string[]): Promise<void> {
  const { promise, resolve } = deferred()
  for (const each of events) addEventListener(each, resolve, { once: true })
  return promise
}
