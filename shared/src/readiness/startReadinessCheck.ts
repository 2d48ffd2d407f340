import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { ReadinessCheck } from './readinessCheck.ts'

interface Start {
  readonly checkId: string
  /** The latest check that the caller saw, over or not; null if they saw none. */
  readonly replaces: string | null
  readonly minutes: number
  readonly now: number
}

/**
 * Creates a check that replaces `current`. A repeated call returns the current one unchanged. If a check that the
 * caller has not seen was started in the meantime, the call is refused (`changed-meanwhile`), so that a late call does
 * not replace it.
 */
export function startReadinessCheck(
  current: ReadinessCheck | null,
  { checkId, replaces, minutes, now }: Start,
): Outcome<ReadinessCheck, 'changed-meanwhile'> {
  if (current?.checkId === checkId) return accept(current)
  if ((current?.checkId ?? null) !== replaces) return refuse('changed-meanwhile')
  return accept({ checkId, startedAt: now, deadline: now + minutes * 60_000, closedAt: null })
}
