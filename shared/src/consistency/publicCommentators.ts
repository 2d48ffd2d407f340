import { publicCommentatorOf } from '../commentators/publicCommentator.ts'
import { isSameValue } from '../text/isSameValue.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

/** Finds inconsistencies between requests and their public parts. */
export function publicCommentatorInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, commentators, publicCommentators } = records
  const found: Inconsistency[] = []
  for (const requestId of new Set([...commentators.keys(), ...publicCommentators.keys()])) {
    const request = commentators.get(requestId)
    const expected = request === undefined ? null : publicCommentatorOf(request)
    const shown = publicCommentators.get(requestId) ?? null
    if (isSameValue(expected, shown)) continue
    const path = paths.publicCommentator(competitionId, requestId)
    const basis = [paths.commentator(competitionId, requestId), path]
    found.push({
      rule: 'commentator',
      sentence: `${path} does not show what ${basis[0]} says.`,
      fix: {
        by: 'writing',
        basis,
        writes: [{ path, fields: expected === null ? null : { ...expected } }],
      },
    })
  }
  return found
}
