import { expect, test } from 'vitest'
import { aCompetition } from '#testing/testCompetition.ts'
import { myTournaments } from './myTournaments.ts'

const testCompetition = (id: string, status: 'registration' | 'running' | 'finished', startDate: number) => ({
  ...aCompetition({ status, startDate }),
  id,
})

test('each competition is listed once, running ones first, then the soonest, and none that is over', () => {
  const lists = [
    [testCompetition('late', 'registration', 9), testCompetition('over', 'finished', 1)],
    undefined,
    [
      testCompetition('soon', 'registration', 5),
      testCompetition('on', 'running', 7),
      testCompetition('late', 'registration', 9),
    ],
  ]
  expect(myTournaments(lists).map(({ id }) => id)).toEqual(['on', 'soon', 'late'])
})
