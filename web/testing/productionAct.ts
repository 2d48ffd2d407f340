import React from 'react'

/**
 * Gives the production build of React the `act` that only its development build has, which needs a fifth more CPU time.
 * React keeps the functions by which it schedules work and reports errors as they are when it is loaded. Here they note
 * both, so that `act` does the work at its end, and throws the errors.
 */
const scheduled = new Set<() => void>()
const errors: unknown[] = []
let acts = 0

function noted(work: () => void): () => void {
  const once = () => {
    scheduled.delete(once)
    work()
  }
  scheduled.add(once)
  return () => {
    if (acts === 0 && scheduled.has(once)) once()
  }
}

const { setImmediate, queueMicrotask, reportError } = globalThis
Object.assign(globalThis, {
  setImmediate: (work: () => void) => setImmediate(noted(work)),
  queueMicrotask: (work: () => void) => queueMicrotask(noted(work)),
  reportError: (error: unknown) => (acts === 0 ? reportError(error) : errors.push(error)),
})
const { flushSync } = await import('react-dom')
await import('react-dom/client')
Object.assign(globalThis, { setImmediate, queueMicrotask, reportError })

/** More rounds than any page needs, so that an endless loop of updates ends. */
const maxRounds = 100

function render(): void {
  for (let round = 0; round < maxRounds; round += 1) {
    flushSync(() => undefined)
    if (scheduled.size === 0) break
    for (const work of [...scheduled]) work()
  }
}

/** Renders what an action has changed; that of an inner `act` is left to the outer one. */
function end(): void {
  if (acts === 1) render()
  acts -= 1
  const [error] = errors.splice(0)
  if (error !== undefined) throw error
}

async function endAfter<T>(action: PromiseLike<T>): Promise<T> {
  try {
    const value = await action
    // What the action has set off asynchronously is rendered too.
    if (acts === 1) render()
    await new Promise<void>(resolve => setImmediate(() => resolve()))
    return value
  } finally {
    end()
  }
}

function act<T>(action: () => T | PromiseLike<T>): PromiseLike<T> {
  acts += 1
  let value: T | PromiseLike<T>
  try {
    value = action()
  } catch (error) {
    acts -= 1
    throw error
  }
  if (typeof value === 'object' && value !== null && 'then' in value) return endAfter(value)
  end()
  return Promise.resolve(value)
}

Object.assign(React, { act })
