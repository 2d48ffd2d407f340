import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import type { BracketShape } from '../model/bracket.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { advancingPlaces } from './advancingPlaces.ts'

const groups = (count: number, advance: number): StagePlan => ({
  kind: 'round-robin',
  groups: count,
  legs: 1,
  advance,
  bestOf: 1,
  criteria: ['points'],
})
const shapeOf = (teams: number, stages: readonly StagePlan[]) => bracketOf(teams, { stages }).shape
const firstOf = ({ stages: [first] }: BracketShape) => {
  if (first === undefined) throw new Error('The bracket has no stage')
  return first
}

test('the places of the groups that feed the next stage advance, and no others', () => {
  const shape = shapeOf(12, [groups(3, 2), groups(2, 1)])
  const [first, second, last] = shape.stages
  const two = new Map([1, 2].map(place => [place, 'certain']))
  expect(advancingPlaces(shape, first ?? firstOf(shape))).toEqual([two, two, two])
  expect(advancingPlaces(shape, second ?? firstOf(shape))).toEqual([
    new Map([[1, 'certain']]),
    new Map([[1, 'certain']]),
  ])
  expect(advancingPlaces(shape, last ?? firstOf(shape))).toEqual([new Map()])
})

test('the places that lead into the lower side are not those of the upper one', () => {
  const bothSides = [{ ...groups(2, 2), advanceLower: 1 } as StagePlan]
  const { shape } = bracketOf(8, { format: 'double', stages: bothSides })
  const places = [
    [1, 'certain'],
    [2, 'certain'],
    [3, 'lower'],
  ]
  expect(advancingPlaces(shape, firstOf(shape)).map(each => [...each])).toEqual([places, places])
})

test('a place over all groups is certain for a whole row of equal places, and possible for a part of it', () => {
  const shape = shapeOf(11, [groups(3, 2)])
  const [first, playoff] = shape.stages
  if (first === undefined || playoff === undefined) throw new Error('A stage is missing')
  const entrants = Array.from({ length: 8 }, (_, index) => ({
    from: 'place' as const,
    stage: first.key,
    group: null,
    place: index + 1,
  }))
  const bestThirds = { ...shape, stages: [first, { ...playoff, groups: [{ entrants }] }] }
  expect(first.groups.map(group => group.entrants.length)).toEqual([3, 4, 4])
  expect(advancingPlaces(bestThirds, first).map(places => [...places])).toEqual(
    [0, 1, 2].map(() => [
      [1, 'certain'],
      [2, 'certain'],
      [3, 'possible'],
    ]),
  )
})
