import { expect, test } from 'vitest'
import { problemsMax } from './boundedList.ts'
import { parsedJson } from './parsedJson.ts'
import { readCompetitionFile } from './readCompetitionFile.ts'

const length = 3_400_000
const head = '{"format":"upper-bracket/competition","version":1,'
const line = '{"lineUps":{"teams":[[{},{},{},{},{}],[{},{},{},{},{}]]}}'

test.each([
  ['brackets', '['.repeat(length), 'not-json'],
  ['brackets that are closed', '['.repeat(length / 2) + ']'.repeat(length / 2), 'not-json'],
  ['braces', '{"a":'.repeat(length / 5), 'not-json'],
  ['a million players', `${head}"players":[${'0,'.repeat(length / 2)}0]}`, 'invalid-type'],
  [
    'wrong items in lists of lists',
    `${head}"bracket":{"matches":[${`${line},`.repeat(4999)}${line}]}}`,
    'invalid-type',
  ],
])('%s are refused with few problems', (_, text, problem) => {
  const read = readCompetitionFile(text, { now: 0 })
  expect(read.ok ? [] : read.problems.slice(0, 1)).toMatchObject([{ problem }])
  expect(read.ok ? [] : read.problems.length).toBeLessThanOrEqual(problemsMax)
})

test('brackets in strings do not nest', () => {
  const text = JSON.stringify({ name: '[{"'.repeat(1000), list: [[[['\\']]]] })
  expect(parsedJson(text)).toEqual(JSON.parse(text))
})
