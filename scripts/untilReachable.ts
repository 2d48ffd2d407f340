import pRetry from 'p-retry'

export interface WaitOptions {
  /** The timeout in milliseconds. */
  readonly timeoutMs: number
  readonly abort?: AbortSignal | undefined
  /** Called after each failed attempt; returns whether waiting has become pointless. */
  hasEnded?(): boolean
}

/** Resolves when an address responds with success. @throws Error if it does not in time, or cannot any more */
export async function untilReachable(
  address: string,
  { timeoutMs, abort, hasEnded = () => false }: WaitOptions,
): Promise<void> {
  const ask = async () => {
    const { ok, status } = await fetch(address)
    if (!ok) throw new Error(`${address} responds with ${status}`)
  }
  await pRetry(ask, {
    retries: Number.POSITIVE_INFINITY,
    factor: 1,
    minTimeout: 100,
    maxRetryTime: timeoutMs,
    shouldRetry: () => !hasEnded(),
    ...(abort && { signal: abort }),
  })
}
