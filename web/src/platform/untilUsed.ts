import { deferred } from './deferred.ts'
import { untilStaying } from './streams/staying.ts'

const uses = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click'] as const

let used: Promise<void> | null = null

/**
 * Resolves once the page is used, by pointer, touch or key, or somebody stays: for code that answers to use, and that a
 * first visit does without.
 */
export function untilUsed(): Promise<void> {
  used ??= firstUse()
  return used
}

async function firstUse(): Promise<void> {
  const { promise, resolve } = deferred()
  for (const use of uses) addEventListener(use, resolve, { capture: true, passive: true })
  await Promise.race([promise, untilStaying()])
  for (const use of uses) removeEventListener(use, resolve, { capture: true })
}
