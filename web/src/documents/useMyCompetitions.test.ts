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

test('each unfinished competition is listed once with its roles, running ones first, abandoned ones last', () => {
  const lists = [
    [testCompetition('late', 'registration', 9, 'me'), testCompetition('over', 'finished', 1)],
    [],
    [
      testCompetition('soon', 'registration', 5),
      testCompetition('abandoned while running', 'running', 2),
      testCompetition('never begun', 'registration', 1),
      testCompetition('on', 'running', 7),
      testCompetition('late', 'registration', 9, 'me'),
    ],
  ]
  const { unfinished } = myCompetitions('me', { entries, lists, overdue: 2 })
  expect(
    unfinished.map(({ competition, player, organizes }) => [competition.id, player !== null, organizes]),
  ).toEqual([
    ['on', true, false],
    ['abandoned while running', false, false],
    ['soon', false, false],
    ['late', false, true],
    ['never begun', false, false],
  ])
})

test('of the finished competitions the one that began last stays', () => {
  const open = [testCompetition('soon', 'registration', 9)]
  const over = [testCompetition('last', 'finished', 5, 'me'), testCompetition('earlier', 'finished', 1)]
  expect(myCompetitions('me', { entries, lists: [over, open], overdue: 2 }).lastFinished).toMatchObject({
    competition: { id: 'last' },
    player: null,
    organizes: true,
  })
  expect(myCompetitions('me', { entries, lists: [open], overdue: 2 }).lastFinished).toBeNull()
})
