import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gamesToPlay } from '../../bracket/model/advantage.ts'
import { setSeriesLength } from '../../bracket/reshaping/setSeriesLength.ts'
import { isUsed } from '../../bracket/model/isUsed.ts'
import { created, law } from '../../bracket/testing/law.ts'
import { play } from '../../bracket/testing/playOut.ts'
import { playToEnd } from '../../bracket/testing/playToEnd.ts'
import { staged } from '../../bracket/testing/randomStages.ts'
import { bracketOf } from '../../bracket/testing/randomTournament.ts'
import { maxGames } from '../../format/maxGames.ts'
import { chance } from '../../random/chance.ts'
import { lostVetoes } from './lostVetoes.ts'

test('a pool needs as many maps as the match with the largest number of games to play', () => {
  law(
    ({ plan }) => {
      const { format, bestOf, grandFinal } = plan
      const matches = [...bracketOf(plan.teamIds.length, plan).matches.values()]
      const needed = maxGames({ format, stages: [], bestOf, options: { grandFinal } })
      expect(Math.max(...matches.map(gamesToPlay))).toBe(needed)
    },
    { teamsMin: 4, teamsMax: 32 },
  )
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      const { format, stages = [], bestOf, grandFinal } = plan
      const matches = [...playToEnd(created(plan), chance(luck)).matches.values()]
      const needed = maxGames({ format, stages, bestOf, options: { grandFinal } })
      expect(Math.max(...matches.filter(isUsed).map(gamesToPlay))).toBe(needed)
    }),
    { numRuns: 60 },
  )
  const pool = { game: 'csgo', maps: ['dust2', 'mirage', 'nuke', 'inferno'], stepSeconds: 60 } as const
  const plan = { format: 'double', bestOf: { rounds: 3, final: 3 } } as const
  const lostIn = (grandFinal: 'single' | 'advantage') => {
    const bracket = play(bracketOf(4, { ...plan, grandFinal }), 'upper-1-1', 0)
    const longer = setSeriesLength(bracket, { series: { stage: '' }, bestOf: 5 })
    if (!longer.ok) throw new Error(longer.code)
    expect(lostVetoes({ game: 'dota2', stepSeconds: 60 }, longer.value.changes)).toEqual([])
    const again = setSeriesLength(longer.value.bracket, { series: { stage: '' }, bestOf: 7 })
    if (!again.ok) throw new Error(again.code)
    return [longer, again].map(({ value }) => lostVetoes(pool, value.changes).map(({ id }) => id))
  }
  const others = ['upper-1-2', 'upper-2-1', 'lower-1-1', 'lower-2-1']
  const longer = { single: lostIn('single'), advantage: lostIn('advantage') }
  expect(longer.single.map(ids => new Set(ids))).toEqual([new Set([...others, 'final-1-1']), new Set()])
  expect(longer.advantage.map(ids => new Set(ids))).toEqual([new Set(others), new Set(['final-1-1'])])
})
