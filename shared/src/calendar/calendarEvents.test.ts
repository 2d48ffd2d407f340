import { expect, test } from 'vitest'
import { disqualifyTeam } from '../bracket/entrants/disqualifyTeam.ts'
import type { Match } from '../bracket/model/match.ts'
import { after } from '../bracket/testing/after.ts'
import { play } from '../bracket/testing/playOut.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { finishSeries } from '../bracket/results/finishSeries.ts'
import { startMatch } from '../bracket/results/startMatch.ts'
import { calendarEvents } from './calendarEvents.ts'

const minute = 60_000
const start = 1_800_000_000_000
const teamNames = new Map([1, 2, 3, 4].map(number => [`team-${number}`, `Team ${number}`]))

function events(bracket: ReturnType<typeof bracketOf>, options: Parameters<typeof calendarEvents>[1]) {
  const matches = [...bracket.matches.values()].map(
    (match): Match => ({ ...match, startsAt: start + match.round * 60 * minute }),
  )
  return calendarEvents({ competition: 'Cup', shape: bracket.shape, matches, teamNames }, options)
}

test('planned matches are sorted by start, with the teams that are known', () => {
  const bracket = play(bracketOf(4, { bestOf: { rounds: 1, final: 3 } }), 'main-1-1', 0)
  expect(events(bracket, { language: 'en' }).map(({ matchId, title }) => [matchId, title])).toEqual([
    ['main-1-1', 'Team 1 – Team 4'],
    ['main-1-2', 'Team 2 – Team 3'],
    ['main-2-1', 'Team 1 – to be decided'],
  ])
  expect(events(bracketOf(4), { language: 'ru' }).at(-1)).toMatchObject({ title: 'финал' })
  expect(events(bracket, { language: 'ru', teamId: 'team-1' })).toMatchObject([
    { matchId: 'main-1-1' },
    {
      matchId: 'main-2-1',
      startsAt: start + 120 * minute,
      endsAt: start + 250 * minute,
      title: 'Team 1 – соперник определится',
      details: 'Cup · финал · Bo3',
    },
  ])
})

test('a final says the score at which it starts, before its teams are known', () => {
  const bracket = bracketOf(3, { format: 'double', grandFinal: 'advantage', bestOf: { rounds: 1, final: 3 } })
  const details = (language: 'ru' | 'en') =>
    events(bracket, { language }).find(({ matchId }) => matchId === 'final-1-1')?.details
  expect(details('ru')).toBe('Cup · финал · Bo3 со счёта 1:0')
  expect(details('en')).toBe('Cup · final · Bo3 from 1:0')
})

test('a match that was played says its result, a best of 1 of CS its rounds', () => {
  const games = [{ outcome: 0, source: 'organizer', rounds: [13, 7] }] as const
  const bracket = after(
    play(bracketOf(4), 'main-1-2', 0),
    before => startMatch(before, 'main-1-1'),
    before => finishSeries(before, 'main-1-1', [1, 0], games),
  )
  expect(events(bracket, { language: 'en' }).map(({ details }) => details)).toEqual([
    'Cup · round 1 · Bo1 · 13:7',
    'Cup · round 1 · Bo1 · 1:0',
    'Cup · final · Bo1',
  ])
})

test('what is not planned, or not played after all, is no event', () => {
  const { shape, matches } = bracketOf(4)
  const unplanned = [...matches.values()].map(match => ({ ...match, startsAt: null }))
  expect(
    calendarEvents({ competition: 'Cup', shape, matches: unplanned, teamNames }, { language: 'ru' }),
  ).toEqual([])
  const walkover = after(bracketOf(4), before => disqualifyTeam(before, 'team-4'))
  expect(events(walkover, { language: 'ru' }).map(({ matchId }) => matchId)).toEqual(['main-1-2', 'main-2-1'])
})
