import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { draftProgress, draftTeamName } from './draftState.ts'

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as unknown as TFunction<'draft'>

test('a team without members is called by its number', () => {
  const teams = [{ members: [{ displayName: 'Ann' }, { displayName: 'Bob' }] }, { members: [] }]
  expect([0, 1].map(team => draftTeamName(t, teams, team))).toEqual(['Ann', 'teamNumber 2'])
})

test.each([
  [4, 'progress 4 1 1'],
  [5, 'vacancyTurn'],
])('round %i of teams of five, whose captains are not picked', (round, said) => {
  const team = { index: 0, members: [], rankSum: 0, completion: 'picking', missing: 1 } as const
  const view = { turns: [{ turn: 1, team: 0, round, place: 0 }], teams: [team], pool: [{}] }
  expect(draftProgress(t, { picks: [] }, view)).toBe(said)
})
