import { expect, test } from 'vitest'
import { defaultStages } from '../format/formatTemplates.ts'
import { criteriaRefusals } from './criteriaRefusals.ts'

const groups = defaultStages['round-robin'](8)

test.each([
  [['points', 'rounds-won'], ['points'], true],
  [['points', 'head-to-head'], ['points', 'round-difference'], true],
  // Without a mini-league its criteria have no effect.
  [['points'], ['round-difference'], false],
] as const)('%j with the mini-league %j need a game with rounds: %s', (criteria, miniLeague, isUnfit) => {
  const stages = [defaultStages.gsl(16), { ...groups, criteria, miniLeague }]
  const unfit = [expect.objectContaining({ code: 'criteria-unfit' })]
  expect(criteriaRefusals({ game: 'dota2', stages })).toEqual(isUnfit ? unfit : [])
  expect(criteriaRefusals({ game: 'csgo', stages })).toEqual([])
})
