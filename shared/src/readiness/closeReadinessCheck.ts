import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { ReadinessCheck } from './readinessCheck.ts'

/**
 * Closes the check, at its deadline at the latest. A closed check is returned unchanged; a replaced one is refused
 * (`no-check-running`).
 */
export function closeReadinessCheck(
  current: ReadinessCheck | null,
  { checkId, now }: { readonly checkId: string; readonly now: number },
): Outcome<ReadinessCheck, 'no-check-running'> {
  if (current?.checkId !== checkId) return refuse('no-check-running')
  if (current.closedAt !== null) return accept(current)
  return accept({ ...current, closedAt: Math.min(now, current.deadline) })
}
