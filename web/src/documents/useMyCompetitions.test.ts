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

const entries = [{ ...aPlayer('me'), id: 'on' }]

test('each unfinished competition is listed once with its roles, running ones first, then the soonest', () => {
  const lists = [
    [testCompetition('late', 'registration', 9, 'me'), testCompetition('over', 'finished', 1)],
    [],
    [
      testCompetition('soon', 'registration', 5),
      testCompetition('on', 'running', 7),
      testCompetition('late', 'registration', 9, 'me'),
    ],
  ]
  const { unfinished } = myCompetitions('me', { entries, lists })
  expect(
    unfinished.map(({ competition, player, organizes }) => [competition.id, player !== null, organizes]),
  ).toEqual([
    ['on', true, false],
    ['soon', false, false],
    ['late', false, true],
  ])
})

test('of the finished competitions the one that began last stays', () => {
  const open = [testCompetition('soon', 'registration', 9)]
  const over = [testCompetition('last', 'finished', 5, 'me'), testCompetition('earlier', 'finished', 1)]
  expect(myCompetitions('me', { entries, lists: [over, open] }).lastFinished).toMatchObject({
    competition: { id: 'last' },
    player: null,
    organizes: true,
  })
  expect(myCompetitions('me', { entries, lists: [open] }).lastFinished).toBeNull()
})
