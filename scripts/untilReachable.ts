import pRetry, { AbortError } from 'p-retry'

export interface WaitOptions {
  /** Milliseconds until it gives up. */
  readonly longest: number
  readonly abort?: AbortSignal | undefined
  /** Asked after each attempt in vain: whether there is nothing to wait for any more. */
  hasEnded?(): boolean
}

/**
 * Settles when an address responds with success.
 *
 * @throws Error when it does not in time, or cannot any more
 * @throws the reason of `abort`
 */
export async function untilReachable(
  address: string,
  { longest, abort, hasEnded = () => false }: WaitOptions,
): Promise<void> {
  await pRetry(
    async () => {
      const { ok, status } = await fetch(address)
      if (!ok) throw new Error(`${address} responds with ${status}`)
    },
    {
      retries: Number.POSITIVE_INFINITY,
      factor: 1,
      minTimeout: 100,
      maxRetryTime: longest,
      ...(abort && { signal: abort }),
      onFailedAttempt: ({ error }) => {
        if (hasEnded()) throw new AbortError(error)
      },
    },
  )
}
