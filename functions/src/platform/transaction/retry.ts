import { isTransient } from '../firestore/firestoreErrors.ts'
import { withTimeout } from '../withTimeout.ts'

/** The SDK's default of five attempts is too few under sustained load. */
const maxAttempts = 15
/** A caller who is asked to try again must not have waited long. */
const defaultTimeoutMs = 10_000
const maxBackoffMs = 1000
/** Enough for two concurrent results. */
const defaultPauseMs = 20

export interface RetryOptions {
  /** The time after which all attempts are abandoned, including the current one. */
  readonly timeoutMs?: number
  /** When the caller gives up, who has set a timeout already: replaces `timeoutMs`, in milliseconds since the epoch. */
  readonly deadline?: number
  readonly firstPauseMs?: number
}

/**
 * Retries `attempt` while it fails with an error that `isTransient` accepts. The pauses are random: the first is at
 * most `firstPauseMs`, and the maximum doubles each time. The SDK's own retries start a second apart, which is too slow
 * for two concurrent results.
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  { timeoutMs = defaultTimeoutMs, deadline, firstPauseMs = defaultPauseMs }: RetryOptions = {},
): Promise<T> {
  if (deadline === undefined) {
    const bounded = { deadline: Date.now() + timeoutMs, firstPauseMs }
    return withTimeout(retry(attempt, bounded), timeoutMs)
  }
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tried === maxAttempts || Date.now() > deadline || !isTransient(error)) throw error
      const maxPauseMs = Math.min(maxBackoffMs, firstPauseMs * 2 ** (tried - 1))
      await new Promise(resolve => setTimeout(resolve, maxPauseMs * Math.random()))
    }
  }
}
