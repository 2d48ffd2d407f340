import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { ReadinessCheck } from './readinessCheck.ts'

interface Start {
  readonly checkId: string
  /** The check that the caller saw, over or not; null if they saw none. */
  readonly replaces: string | null
  readonly minutes: number
  readonly now: number
}

/**
 * A new check in place of `current`. A repeated call returns the present one unchanged; where another check than the
 * caller saw has been started meanwhile, the call is refused (`changed-meanwhile`), so that a late one replaces nothing.
 */
export function startReadinessCheck(
  current: ReadinessCheck | null,
  { checkId, replaces, minutes, now }: Start,
): Outcome<ReadinessCheck, 'changed-meanwhile'> {
  if (current?.checkId === checkId) return accept(current)
  if ((current?.checkId ?? null) !== replaces) return refuse('changed-meanwhile')
  return accept({ checkId, startedAt: now, deadline: now + minutes * 60_000, closedAt: null })
}
