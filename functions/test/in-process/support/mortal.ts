import { AsyncLocalStorage } from 'node:async_hooks'
import { Firestore } from 'firebase-admin/firestore'
import { vi } from 'vitest'

/** How often work may still ask the database, from its first commit on, before it is killed. */
const lives = new AsyncLocalStorage<{ left: number; hasCommitted: boolean }>()

class Killed extends Error {}

interface Client {
  request(...asked: unknown[]): unknown
  requestStream(...asked: unknown[]): Promise<unknown>
}

/** Lets `mortal` kill work, until mocks are restored. */
export function killAtRequests(): void {
  const client = Firestore.prototype as unknown as Client
  for (const name of ['request', 'requestStream'] as const) {
    const original = client[name]
    vi.spyOn(client, name).mockImplementation(async function (this: Client, ...asked) {
      const life = lives.getStore()
      if (life !== undefined && (life.hasCommitted || asked[0] === 'commit')) {
        life.hasCommitted = true
        life.left -= 1
        if (life.left < 0) throw new Killed('killed')
      }
      return original.apply(this, asked)
    })
  }
}

/**
 * Runs work that is killed after so many requests to the database, the first of which is its commit: none of its later
 * ones is made.
 */
export function mortal<T>(requests: number, work: () => Promise<T>): Promise<T> {
  return lives.run({ left: requests, hasCommitted: false }, work)
}
