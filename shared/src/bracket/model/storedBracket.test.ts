import { expect, test } from 'vitest'
import { bracketOf } from '../testing/randomTournament.ts'
import { withSection, withStages } from './storedBracket.ts'

test.each(['single', 'double'] as const)(
  'a %s elimination stored before stages reads as one stage',
  format => {
    const { shape, matches } = bracketOf(6, { format, thirdPlace: true, grandFinal: 'reset' })
    const [stage] = shape.stages
    const creation = { createdBy: 'owner', createdAt: 1, edits: 0, sweepAfter: null }
    const { teamIds } = shape
    const before = {
      teamIds,
      format,
      grandFinal: 'reset',
      thirdPlace: true,
      rounds: stage?.rounds ?? ({} as never),
    } as const
    expect(withStages({ ...creation, ...before })).toEqual({ ...creation, ...shape })
    for (const match of matches.values()) {
      const { section, group: _, ...rest } = match
      expect(withSection({ ...rest, stage: section })).toEqual(match)
      expect(withSection(match)).toBe(match)
    }
  },
)
