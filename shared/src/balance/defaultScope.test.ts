import { expect, test } from 'vitest'
import { defaultScope } from './defaultScope.ts'

test.each([
  ['three players for three free seats', { teams: 2, freeSeats: 3, pool: 3 }, 'fillTeams'],
  ['seven players, two of whom complete a team', { teams: 2, freeSeats: 2, pool: 7 }, 'fillTeams'],
  ['a full team and three free seats', { teams: 2, freeSeats: 3, pool: 5 }, 'unassigned'],
  ['no free seats', { teams: 2, freeSeats: 0, pool: 3 }, 'unassigned'],
  ['no teams', { teams: 0, freeSeats: 0, pool: 12 }, 'unassigned'],
  ['nobody without a team', { teams: 2, freeSeats: 3, pool: 0 }, 'everyone'],
] as const)('%s', (_, counts, scope) => {
  expect(defaultScope(counts)).toBe(scope)
})
