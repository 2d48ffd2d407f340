import { expect, test } from 'vitest'
import { measurementTable } from './measurementTable.ts'
import { quantile } from './quantile.ts'

test('a quantile is one of the values, whatever their order', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(quantile(hundred, 0.5)).toBe(50)
  expect(quantile(hundred, 0.95)).toBe(95)
  expect(quantile([7], 0.95)).toBe(7)
  expect(quantile([], 0.5)).toBeNaN()
})

test('each row shows median, 95th percentile, ratio and whether that reaches the aim', () => {
  expect(
    measurementTable([
      { what: 'bare', unit: 'ms', values: [10.25, 10.25, 10.25] },
      { what: 'ours', unit: 'ms', values: [15.5, 15.5, 140.4], ratio: 1.512, aim: { atMost: 2 } },
      { what: 'faster', unit: 'ms', values: [1], ratio: 12.34, aim: { atLeast: 20 } },
      { what: 'drawn', unit: 'matches', values: [2], aim: { atMost: 1 } },
    ]).split('\n'),
  ).toEqual([
    '        times  median   95%  unit     ratio  aim',
    'bare        3    10.3  10.3  ms',
    'ours        3    15.5   140  ms        1.51  ≤ 2 reached',
    'faster      1       1     1  ms        12.3  ≥ 20 missed',
    'drawn       1       2     2  matches         ≤ 1 missed',
  ])
})
