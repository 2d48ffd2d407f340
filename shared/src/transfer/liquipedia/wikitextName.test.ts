import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wikitextName } from './wikitextName.ts'

test.each([
  'Team Spirit',
  'A & B',
  "Rock'n'Roll",
  'Ежи №1',
  '5_Men',
  'No.1 (EU)',
  'Project: X',
  'G2/Ares',
  'a~b',
])('the name %s stays as it is', name => {
  expect(wikitextName(name)).toBe(name)
})

test.each([
  ['{{Delete}}', '&#123;&#123;Delete&#125;&#125;'],
  ['A|score=9', 'A&#124;score&#61;9'],
  ['[[Main Page|x]]', '&#91;&#91;Main Page&#124;x&#93;&#93;'],
  ['<nowiki>', '&#60;nowiki&#62;'],
  ['--><script>', '&#45;-&#62;&#60;script&#62;'],
  ["'''bold'''", '&#39;&#39;&#39;bold&#39;&#39;&#39;'],
  ['A\n==B==\r\n* C', 'A &#61;&#61;B&#61;&#61; * C'],
  ['~~~~', '&#126;&#126;&#126;&#126;'],
  ['__NOTOC__', '&#95;&#95;NOTOC&#95;&#95;'],
  ['https://bad.example', 'https&#58;//bad.example'],
  ['RFC 2119', 'RFC&#32;2119'],
  ['&lt;b&gt; &#91;', '&#38;lt;b&#38;gt; &#38;#91;'],
  ['#1 Fans', '&#35;1 Fans'],
  ['\u007fUNIQ-1-QINU\u007f', 'UNIQ-1-QINU'],
  ['Bye', '&#66;ye'],
  ['TBD', '&#84;BD'],
])('the name %j is written as %s', (name, text) => {
  expect(wikitextName(name)).toBe(text)
})

test('a reader of entities sees the name on one line, and nothing else has a meaning', () => {
  const sign = fc.constantFrom(..."{}[]|<>='~_&#;:*-!/ \n\t\u00a0ab1Яbyetd")
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'grapheme' })), name => {
      const text = wikitextName(name)
      expect(text).not.toMatch(/[{}[\]|<>=\n\r]|''|~~~|__|:\S|^[*#:;-]/u)
      const shown = text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      expect(shown).toBe(name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())
      // What is left of entities is not one.
      expect(text.replace(/&#\d+;/g, '')).not.toMatch(/&(?:#|\w+;)/)
    }),
    { numRuns: 500 },
  )
})
