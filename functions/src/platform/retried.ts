/** Together some ten seconds: a busy evening lasts longer than the five attempts that are the SDK's default. */
const attempts = 15
const firstPauseMs = 20
const longestPauseMs = 1000

/**
 * Answers what `attempt` does, tried again while it fails for what `passes` says may pass by itself.
 * The SDK's own attempts begin a second apart, which two results in the same instant need not cost.
 */
export async function retried<T>(attempt: () => Promise<T>, passes: (error: unknown) => boolean): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tried === attempts || !passes(error)) throw error
      await pause(tried)
    }
  }
}

function pause(tried: number): Promise<void> {
  const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** (tried - 1))
  return new Promise(resolve => setTimeout(resolve, longest * (0.5 + Math.random() / 2)))
}
