import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { expect, test } from 'vitest'
import { showsTimes } from './showsTimes.ts'

const large = largeSnapshot(4)
const matches = large.bracket?.matches.map(match => ({ ...match, startsAt: null })) ?? []
const unplanned = {
  ...large,
  competition: { ...large.competition, status: 'running' as const },
  bracket: large.bracket && { ...large.bracket, matches },
}
const planned = {
  ...unplanned,
  bracket: unplanned.bracket && {
    ...unplanned.bracket,
    matches: matches.map((match, index) => (index === 1 ? { ...match, startsAt: 1000 } : match)),
  },
}
const open = { ...unplanned, competition: { ...unplanned.competition, status: 'registration' as const } }

test.each([
  ['a bracket', '/competitions/cup/bracket', unplanned, false],
  ['the main page of a competition under way', '/competitions/cup', unplanned, false],
  ['a bracket with a time', '/competitions/cup/bracket', planned, true],
  ['registration', '/competitions/cup', open, true],
  ['a match', '/competitions/cup/matches/upper-1-1', unplanned, true],
] as const)('%s: whether it shows times at first', (_, pathname, snapshot, shows) => {
  expect(showsTimes(pathname, snapshot)).toBe(shows)
})
