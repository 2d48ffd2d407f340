import { publicCommentatorOf } from '../commentators/publicCommentator.ts'
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
    if (isSame(expected, shown)) continue
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

/** Compares two objects regardless of the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other
  }
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))]
  return fields.length === others.size && fields.every(([key, value]) => isSame(value, others.get(key)))
}
