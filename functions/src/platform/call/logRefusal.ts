import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { limiter } from '../limits/limiter.ts'
import { logs } from '../logs.ts'

/** Refusals that may indicate abuse. */
const telling: readonly ErrorCode[] = ['permission-denied', 'too-many-requests']

/** The limit keeps a flood of refusals from flooding the log. */
const consume = limiter({ burst: 5, refillMs: 60_000 })

/** Logs a refusal that may indicate abuse, a few per person; other refusals are not logged. */
export function logRefusal(
  { callable, uid, now }: { readonly callable: string; readonly uid: string; readonly now: number },
  code: ErrorCode,
): void {
  if (telling.includes(code) && consume(uid, now).ok) logs.refused(callable, uid, code)
}
