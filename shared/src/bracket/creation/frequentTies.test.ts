import { expect, test } from 'vitest'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { RoundRobinPlan } from '../../format/stageKinds/roundRobin.ts'
import { frequentTies } from './frequentTies.ts'

const groups = defaultStages['round-robin'](16)
const tiesOf = (plan: Partial<RoundRobinPlan>, teams = 16) =>
  frequentTies({ format: 'single', stages: [{ ...groups, ...plan }] }, teams, 'csgo')

test('in groups of four by best of 1, 16 of 64 results leave a circle of three through the line of two', () => {
  expect(tiesOf({})).toEqual([
    { stage: 0, size: 4, share: 16 / 64, isExact: true, helps: 'round-difference' },
  ])
})

test('a game without rounds is not advised to compare them', () => {
  const [ties] = frequentTies({ format: 'single', stages: [groups] }, 16, 'dota2')
  expect(ties).toMatchObject({ share: 16 / 64, helps: 'seed' })
})

test('rounds or seeds separate all; games separate some circles of longer series', () => {
  expect(tiesOf({ criteria: [...groups.criteria, 'round-difference'] })).toEqual([])
  expect(tiesOf({ criteria: ['points', 'seed'] })).toEqual([])
  const [byPoints] = tiesOf({ bestOf: 3, criteria: ['points', 'head-to-head'], miniLeague: ['points'] })
  expect(byPoints).toMatchObject({ share: 1 / 4, isExact: true })
  expect(tiesOf({ bestOf: 3 })).toEqual([])
})

test('larger groups are sampled, the same way each time, and those of more than eight are not judged', () => {
  const large = () => tiesOf({ groups: 2, advance: 4 })
  const [ties] = large()
  expect(ties).toMatchObject({ size: 8, isExact: false, helps: 'round-difference' })
  expect(large()).toEqual([ties])
  expect(tiesOf({ groups: 1, advance: 4 }, 10)).toEqual([])
})

test('a format that cannot be played has none', () => {
  expect(tiesOf({ groups: 16 }, 8)).toEqual([])
})
