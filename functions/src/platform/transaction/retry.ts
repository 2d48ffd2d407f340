import { withTimeout } from '../withTimeout.ts'

/** The SDK's default of five attempts is too few under sustained load. */
const maxAttempts = 15
/** A caller who is told to try again must not have waited long for it. */
const defaultTimeoutMs = 10_000
const maxBackoffMs = 1000
/** Two results in the same instant need no more. */
const defaultPauseMs = 20

export interface RetryOptions {
  /** When all attempts are given up, including the one under way. */
  readonly timeoutMs?: number
  readonly firstPauseMs?: number
}

/**
 * Returns what `attempt` returns, retried while it fails with an error that `isRetryable` accepts. The pauses are
 * random: the first at most `firstPauseMs`, each further one at most twice as long. The SDK's own attempts start a
 * second apart, which two results in the same instant need not cost.
 */
export function retry<T>(
  attempt: () => Promise<T>,
  isRetryable: (error: unknown) => boolean,
  { timeoutMs = defaultTimeoutMs, firstPauseMs = defaultPauseMs }: RetryOptions = {},
): Promise<T> {
  const deadline = Date.now() + timeoutMs
  return withTimeout(attempts(), timeoutMs)

  async function attempts(): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (tried === maxAttempts || Date.now() > deadline || !isRetryable(error)) throw error
        await pause(Math.min(maxBackoffMs, firstPauseMs * 2 ** (tried - 1)))
      }
    }
  }
}

function pause(most: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, most * Math.random()))
}
