import { packSnapshot, unpackSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import { randomSnapshot } from '@upper-bracket/shared/snapshot/testing/randomSnapshot'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownShape } from './bracket.ts'
import { shownCompetition } from './competition.ts'

test('what documents show is what the public snapshot shows: nothing is drawn again when they take over', () => {
  fc.assert(
    fc.property(randomSnapshot, snapshot => {
      const { competition, bracket } = snapshot
      const sent = unpackSnapshot(JSON.parse(JSON.stringify(packSnapshot(snapshot))))
      const stored = { ...competition, nameWords: ['cup'], admissions: 3 }
      expect(sent && shownCompetition(sent.competition, 'cup')).toEqual(shownCompetition(stored, 'cup'))
      if (bracket === null) return
      const shape = { ...bracket.shape, createdBy: 'owner', edits: 4, sweepAfter: null }
      expect(sent?.bracket?.shape).toEqual(shownShape(shape))
    }),
    { numRuns: 40 },
  )
})
