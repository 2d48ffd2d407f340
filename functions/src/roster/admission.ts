import type { Competition } from '@upper-bracket/shared/competition/competition'
import { FieldValue } from 'firebase-admin/firestore'

/**
 * Returns the fields of a competition that change when players or teams are admitted. Every commit that admits someone
 * writes them, on condition that the competition has not changed since players or teams were counted. A competition
 * therefore never exceeds its capacity, however many calls arrive at once, and nobody joins one that has been deleted,
 * has changed its game or has started.
 */
export function admission(
  counts: Partial<Pick<Competition, 'playerCount' | 'teamCount'>> = {},
): Partial<Pick<Competition, 'playerCount' | 'teamCount'>> & { readonly admissions: FieldValue } {
  return { ...counts, admissions: FieldValue.increment(1) }
}
