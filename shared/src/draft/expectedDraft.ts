import { teamSize } from '../format/teamLimits.ts'
import type { DraftClock } from './draft.ts'

interface ExpectedDraft {
  readonly picks: number
  readonly rounds: number
  /** How many players no team has a place for. */
  readonly substitutes: number
  /** Whether there are enough players for full teams. */
  readonly isComplete: boolean
  /** The longest time that all picks can take together without pauses; null without a clock. */
  readonly maxMs: number | null
}

/** Returns what a draft of this many players by this many captains comes to. */
export function expectedDraft(poolSize: number, captains: number, clock: DraftClock): ExpectedDraft {
  const seats = captains * teamSize
  const picks = Math.max(0, Math.min(poolSize, seats) - captains)
  const { pickSeconds, reserveSeconds } = clock
  return {
    picks,
    rounds: Math.ceil(picks / captains),
    substitutes: Math.max(0, poolSize - seats),
    isComplete: poolSize >= seats,
    maxMs: pickSeconds === null ? null : (picks * pickSeconds + captains * reserveSeconds) * 1000,
  }
}
