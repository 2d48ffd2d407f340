import { expect, test } from 'vitest'
import { freePlaces } from './closedRefusal.ts'
import { emptyQueue } from './entryQueue.ts'
import { aCompetition } from './testing/aCompetition.ts'

test('teams hold the places of their players and substitutes while they wait only as far as there are places of teams', () => {
  const teams = { requested: 0, confirming: 0, waiting: [1, 2] }
  const entryQueue = { ...emptyQueue, ...teams, teams }
  const cup = aCompetition({ places: { players: 30, teams: 4 }, playerCount: 10, entryQueue })
  const left = [2, 3, 4].map(teamCount => freePlaces({ ...cup, teamCount }))
  expect(left).toEqual([10, 15, 20])
  const options = { ...cup.options, wholeTeams: true, substitutes: 2 as const }
  expect([2, 3, 4].map(teamCount => freePlaces({ ...cup, options, teamCount }))).toEqual([6, 13, 20])
})
