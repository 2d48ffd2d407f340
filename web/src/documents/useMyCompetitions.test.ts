import { expect, test } from 'vitest'
import { aPlayer } from '#testing/entrants.ts'
import { aCompetition } from '#testing/testCompetition.ts'
import { myCompetitions } from './useMyCompetitions.ts'

const testCompetition = (
  id: string,
  status: 'registration' | 'running' | 'finished',
  startDate: number,
  ownerUid = 'somebody',
) => ({ ...aCompetition({ status, startDate, ownerUid }), id })

test('each competition is listed once with its roles, running ones first, then the soonest, and none that is over', () => {
  const lists = [
    [testCompetition('late', 'registration', 9, 'me'), testCompetition('over', 'finished', 1)],
    [],
    [
      testCompetition('soon', 'registration', 5),
      testCompetition('on', 'running', 7),
      testCompetition('late', 'registration', 9, 'me'),
    ],
  ]
  const entries = [{ ...aPlayer('me'), id: 'on' }]
  const mine = myCompetitions('me', { entries, lists })
  expect(
    mine.map(({ competition, player, organizes }) => [competition.id, player !== null, organizes]),
  ).toEqual([
    ['on', true, false],
    ['soon', false, false],
    ['late', false, true],
  ])
})
