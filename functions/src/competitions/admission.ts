import type { Competition } from '@upper-bracket/shared/competition/competition'
import { FieldValue } from 'firebase-admin/firestore'

/**
 * What a competition changes by when players or teams are let in. Whoever lets somebody in writes it in the same
 * commit, on the condition that the competition is as it was when the players or teams were counted: so there are
 * never more than it has places for, whatever comes at once, and nobody gets into one that is gone, has another game
 * or has begun.
 */
export function admission(
  counts: Partial<Pick<Competition, 'playerCount' | 'teamCount'>> = {},
): Partial<Pick<Competition, 'playerCount' | 'teamCount'>> & { readonly admissions: FieldValue } {
  return { ...counts, admissions: FieldValue.increment(1) }
}
