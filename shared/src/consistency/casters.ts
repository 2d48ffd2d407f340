import { casterOf } from '../commentators/caster.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Contradiction } from './contradiction.ts'
import { paths } from './paths.ts'

/** Contradictions between requests to commentators and what everybody sees of them. */
export function casterContradictions(records: CompetitionRecords): Contradiction[] {
  const { competitionId, commentators, casters } = records
  const found: Contradiction[] = []
  for (const requestId of new Set([...commentators.keys(), ...casters.keys()])) {
    const request = commentators.get(requestId)
    const expected = request === undefined ? null : casterOf(request)
    const shown = casters.get(requestId) ?? null
    if (isSame(expected, shown)) continue
    const path = paths.caster(competitionId, requestId)
    const basis = [paths.commentator(competitionId, requestId), path]
    found.push({
      rule: 'caster',
      sentence: `${path} does not show what ${basis[0]} says.`,
      remedy: {
        by: 'writing',
        basis,
        writes: [{ path, fields: expected === null ? null : { ...expected } }],
      },
    })
  }
  return found
}

/** Whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other
  }
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))]
  return fields.length === others.size && fields.every(([key, value]) => isSame(value, others.get(key)))
}
