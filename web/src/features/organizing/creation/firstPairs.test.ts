import { formatTemplates } from '@upper-bracket/shared/format/formatTemplates'
import { expect, test } from 'vitest'
import { aCompetition } from '#testing/testCompetition.ts'
import { firstPairs } from './firstPairs.ts'

test.each([
  [
    'single',
    5,
    [
      [1, null],
      [4, 5],
      [2, null],
      [3, null],
    ],
  ],
  [
    'double',
    4,
    [
      [1, 4],
      [3, 2],
    ],
  ],
  [
    'swiss',
    8,
    [
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ],
  ],
  ['groups', 16, []],
] as const)('says who meets first: %s, %i teams', (template, teams, pairs) => {
  const choice = formatTemplates[template](teams)
  const found = firstPairs({ ...aCompetition(choice), id: 'cup' }, teams)
  expect(found.map(pair => pair.toSorted())).toEqual(pairs.map(pair => pair.toSorted()))
})
