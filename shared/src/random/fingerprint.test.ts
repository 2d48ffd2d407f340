import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('the published value of FNV-1a for "%s"', (text, hash) => {
  expect(fingerprint(text)).toBe(hash)
})
