import type { Competition } from '@upper-bracket/shared/competition/competition'
import { FieldValue } from 'firebase-admin/firestore'

/**
 * The fields of a competition that change when players or teams are admitted. Every commit that admits someone writes
 * them, on the condition that the competition is as it was when the players or teams were counted. So a competition
 * never holds more than its capacity, however many calls arrive at once, and nobody joins one that has been deleted,
 * has changed its game or has started.
 */
export function admission(
  counts: Partial<Pick<Competition, 'playerCount' | 'teamCount'>> = {},
): Partial<Pick<Competition, 'playerCount' | 'teamCount'>> & { readonly admissions: FieldValue } {
  return { ...counts, admissions: FieldValue.increment(1) }
}
