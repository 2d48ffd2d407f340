import { expect, test } from 'vitest'
import { aCompetition } from '#testing/cup.ts'
import { myTournaments } from './myTournaments.ts'

const cup = (id: string, status: 'registration' | 'running' | 'finished', startDate: number) => ({
  ...aCompetition({ status, startDate }),
  id,
})

test('each competition is listed once, running ones first, then the soonest, and none that is over', () => {
  const lists = [
    [cup('late', 'registration', 9), cup('over', 'finished', 1)],
    undefined,
    [cup('soon', 'registration', 5), cup('on', 'running', 7), cup('late', 'registration', 9)],
  ]
  expect(myTournaments(lists).map(({ id }) => id)).toEqual(['on', 'soon', 'late'])
})
