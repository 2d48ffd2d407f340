/** Longer than the five attempts that are the SDK's default: a busy evening lasts longer, too. */
const attempts = 15
/** When no further attempt begins: a caller who is told to try again shall not have waited long for it. */
const longestMs = 8000
const longestPauseMs = 1000
/** Two results in the same instant need no more. */
const usualPauseMs = 20

/**
 * Returns what `attempt` does, tried again while it fails for what `passes` says may pass by itself. The first pause
 * is at most `firstPauseMs`, each further one at most twice as long, by chance: the SDK's own attempts begin a second
 * apart, which two results in the same instant need not cost.
 */
export async function retried<T>(
  attempt: () => Promise<T>,
  passes: (error: unknown) => boolean,
  firstPauseMs = usualPauseMs,
): Promise<T> {
  const last = Date.now() + longestMs
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tried === attempts || Date.now() > last || !passes(error)) throw error
      await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** (tried - 1)))
    }
  }
}

function pause(longestMs: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, longestMs * Math.random()))
}
