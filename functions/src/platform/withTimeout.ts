import { GrpcStatus } from 'firebase-admin/firestore'

/** Has the code of Firestore's own timeouts, so that it counts as contention. */
class TimedOut extends Error {
  readonly code = GrpcStatus.DEADLINE_EXCEEDED
}

/** Awaits `work`, and fails after `ms`, although the work may still finish. */
export function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimedOut(`nothing within ${ms} ms`)), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
