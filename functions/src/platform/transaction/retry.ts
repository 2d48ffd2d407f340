/** More than the SDK's default of five: a busy evening lasts longer, too. */
const attempts = 15
/** No further attempt starts after this: a caller who is told to try again must not have waited long for it. */
const timeoutMs = 8000
const maxBackoffMs = 1000
/** Two results in the same instant need no more. */
const defaultPauseMs = 20

/**
 * Returns what `attempt` returns, retried while it fails with an error that `isRetryable` accepts. The pauses are
 * random: the first at most `firstPauseMs`, each further one at most twice as long. The SDK's own attempts start a
 * second apart, which two results in the same instant need not cost.
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  isRetryable: (error: unknown) => boolean,
  firstPauseMs = defaultPauseMs,
): Promise<T> {
  const last = Date.now() + timeoutMs
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tried === attempts || Date.now() > last || !isRetryable(error)) throw error
      await pause(Math.min(maxBackoffMs, firstPauseMs * 2 ** (tried - 1)))
    }
  }
}

function pause(most: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, most * Math.random()))
}
