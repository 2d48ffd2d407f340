import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bracket } from '../bracket/model/bracket.ts'
import { manualSwiss } from '../bracket/testing/manualSwiss.ts'
import { playRandomStages } from '../bracket/testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../bracket/testing/playStages.ts'
import { createdOrNull, staged } from '../bracket/testing/randomStages.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { chance } from '../random/chance.ts'
import { drawnBracket } from './drawnBracket.ts'

function drawn({ shape, matches }: Bracket) {
  const bracket = { id: 'bracket', shape: { ...shape, createdAt: 0 }, matches: [...matches.values()] }
  const teams = shape.teamIds.map(id => ({
    id,
    name: id,
    playerUids: [],
    founderUid: null,
    captainUid: null,
    discordLink: null,
    seed: null,
    revision: 0,
  }))
  return drawnBracket({ bracket, teams })
}

test('between two rounds, while nothing can be played, the results of the first one are shown', () => {
  const start = bracketOf(8, { stages: [manualSwiss] })
  expect(drawn(start).map(({ sides }) => sides[0].score)).toEqual(['', '', '', ''])
  const over = drawn(playStages(start, betterSeedWins))
  expect(over.map(({ sides: [upper, lower] }) => [upper.name, upper.score, lower.isOut])).toEqual(
    [1, 2, 3, 4].map(seed => [`team-${seed}`, '1', true]),
  )
})

test('whatever is played, the picture of a bracket is never empty', () => {
  fc.assert(
    fc.property(staged, fc.nat({ max: 60 }), ({ plan, luck }, steps) => {
      const bracket = createdOrNull(plan)
      if (bracket === null) return
      expect(drawn(playRandomStages(bracket, chance(luck), steps))).not.toEqual([])
    }),
    { numRuns: 60 },
  )
})
