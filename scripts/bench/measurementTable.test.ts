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

test('each row shows median, 95th percentile and the ratio to the first', () => {
  expect(
    measurementTable([
      { what: 'bare', milliseconds: [10, 10, 10] },
      { what: 'ours', milliseconds: [15, 15, 40] },
    ]).split('\n'),
  ).toEqual([
    '      times  median ms  95% ms  ratio',
    'bare      3       10.0    10.0   1.00',
    'ours      3       15.0    40.0   1.50',
  ])
})
