import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { limiter } from '../limits/limiter.ts'
import { logs } from '../logs.ts'

/** What people run into who try what they may not. */
const telling: readonly ErrorCode[] = ['permission-denied', 'too-many-requests']

/** A flood of refusals must not become one of lines. */
const consume = limiter({ burst: 5, refillMs: 60_000 })

/** Logs a refusal that can mean an attempt at abuse: a few for each person, and no other. */
export function logRefusal(
  { callable, uid, now }: { readonly callable: string; readonly uid: string; readonly now: number },
  code: ErrorCode,
): void {
  if (telling.includes(code) && consume(uid, now).ok) logs.refused(callable, uid, code)
}
