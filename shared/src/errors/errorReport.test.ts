import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorFacts, errorReportLimits, pageWithoutIds, withoutPrivate } from './errorReport.ts'

test.each([
  [`Unexpected token 'H', "Hello Anna" is not valid JSON`, `Unexpected token 'H', "…" is not valid JSON`],
  ['550 anna.wolf@example.org: no such user', '550 <mail>: no such user'],
  ['Failed to fetch https://upper.example/a?token=1', 'Failed to fetch <address>'],
  ['competitions/9fcd71375fb8466fa90c is gone', 'competitions/<id> is gone'],
  ['call +49 151 2345678', 'call +49 151 <id>'],
  ["Cannot read properties of undefined (reading 'displayName')", null],
])('says nothing private: %s', (message, cleaned) => {
  expect(withoutPrivate(message)).toBe(cleaned ?? message)
})

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const once = withoutPrivate(text)
      expect(withoutPrivate(once)).toBe(once)
    }),
  )
})

test('says of an error its name, message, code and where it was thrown', () => {
  const error = Object.assign(new TypeError('x is not a function'), { code: 'permission-denied' })
  error.stack = `TypeError: x is not a function
    at draw (https://upper.example/assets/bracket-3f2a.js:1:2345)
    at https://upper.example/assets/entry.client-9a.js:10:7
    at async file:///workspace/lib/index.js:400:11`
  expect(errorFacts(error)).toEqual({
    name: 'TypeError',
    message: 'x is not a function',
    code: 'permission-denied',
    frames: ['bracket-3f2a.js:1:2345', 'entry.client-9a.js:10:7', 'index.js:400:11'],
  })
  expect(errorFacts({ email: 'anna@example.org', code: 'not a code' })).toEqual({
    name: 'object',
    message: '',
    code: null,
    frames: [],
  })
})

test('is bounded, whatever was thrown', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ maxLength: 2000 }), (thrown, message) => {
      for (const each of [thrown, new Error(message.repeat(20))]) {
        const facts = errorFacts(each)
        expect(facts.message.length).toBeLessThanOrEqual(errorReportLimits.message)
        expect(facts.frames.length).toBeLessThanOrEqual(errorReportLimits.frames)
        expect(JSON.stringify(facts).length).toBeLessThan(3000)
      }
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['/competitions/9fcd71375fb8466fa90c/bracket?match=main-1-1#x', '/competitions/*/bracket'],
  ['/commentate/AbC/secret1', '/commentate/*/*'],
  ['/auth/action?oobCode=abc', '/auth/action'],
  ['/', '/'],
])('names the page %s as %s', (path, page) => {
  expect(pageWithoutIds(path)).toBe(page)
})
