import { expect, test } from 'vitest'
import { signedNumber } from './signedNumber.ts'

test.each([
  [-0.3, '−0,3', '−0.3'],
  [2, '+2', '+2'],
  [0, '0', '0'],
])('%d', (difference, russian, english) => {
  expect(signedNumber(difference, 'ru')).toBe(russian)
  expect(signedNumber(difference, 'en')).toBe(english)
})
