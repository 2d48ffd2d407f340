import fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '../games/game.ts'
import { isActivityDue } from './activity.ts'
import { type ListRequest, listQuery, listStates, readListQuery, sectionsOf } from './competitionList.ts'
import { canonicalSearch } from './nameWords.ts'

const overview: ListRequest = { search: null, game: null, state: null }

test('every request has one address, and each address in that form its request', () => {
  const request = fc.record({
    search: fc.string({ unit: 'grapheme', maxLength: 80 }).map(canonicalSearch),
    game: fc.option(fc.constantFrom(...games)),
    state: fc.option(fc.constantFrom(...listStates)),
  })
  fc.assert(
    fc.property(request, each => {
      expect(readListQuery(listQuery(each))).toEqual(each)
      expect(listQuery(each).length).toBeLessThan(500)
    }),
  )
})

test('inputs that differ in case, order, punctuation and repetition are one search', () => {
  const inputs = ['Кубок ёлка', 'ЁЛКА — кубок', '  елка, Кубок кубок ']
  expect(new Set(inputs.map(canonicalSearch))).toEqual(new Set(['елка кубок']))
  expect(canonicalSearch(' — ')).toBeNull()
  expect(canonicalSearch('a b c d e')).toBe('a b c d')
  expect(canonicalSearch('championships of Europe')).toBe('championship europe of')
})

test('another parameter, a repeated one, or a value that nothing has is not read', () => {
  expect(readListQuery('')).toEqual(overview)
  expect(readListQuery('?q=WON+bef&when=finished')).toEqual({
    ...overview,
    search: 'bef won',
    state: 'finished',
  })
  for (const query of ['?page=2', '?game=chess', '?when=', '?game=dota2&game=csgo', '?q=a&q=b', '?_=1'])
    expect(readListQuery(query), query).toBeNull()
})

test('an overview leaves out what should have started, a search finds it', () => {
  expect(sectionsOf(overview)).not.toContain('overdue')
  expect(sectionsOf({ ...overview, search: 'cup' })).toContain('overdue')
  expect(sectionsOf({ ...overview, state: 'soon' })).toEqual(['upcoming', 'overdue'])
})

test('the activity of a competition is noted once in ten minutes', () => {
  const at = (now: number) => isActivityDue({ updatedAt: 1000, now })
  expect([at(1000), at(600_999), at(601_000)]).toEqual([false, false, true])
})
