const pageTimeoutMs = 300_000

/**
 * Gives each prerendered page five minutes. React Router gives it ten seconds, and has no setting for that: too few on
 * a busy machine. Applies to everything in this process that asks for a signal after less time.
 */
export function prerenderPatiently(signals: Pick<typeof AbortSignal, 'timeout'> = AbortSignal): void {
  const timeout = signals.timeout.bind(AbortSignal)
  signals.timeout = milliseconds => timeout(Math.max(milliseconds, pageTimeoutMs))
}
