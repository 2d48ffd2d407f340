import { expect, test } from 'vitest'
import { asked, draftsOf, draftsOfScore, type GameDraft, doubtOf, readGames } from './gamesDraft.ts'

const draft = (facts: Partial<GameDraft>): GameDraft => ({
  map: null,
  rounds: ['', ''],
  winner: null,
  isGoing: false,
  isSure: false,
  reference: '',
  ...facts,
})
const rounds = (one: string, other: string) => draft({ rounds: [one, other] })
const series = { bestOf: 3 } as const
const cs = { game: 'csgo', maps: [] } as const

test('the winners of a sweep are known, others are asked for', () => {
  expect(draftsOfScore({ score: [2, 0] })).toEqual([draft({ winner: 0 }), draft({ winner: 0 })])
  expect(draftsOfScore({ score: [1, 2] })).toEqual([draft({}), draft({}), draft({})])
})

test('a series asks for the next game until one has decided it', () => {
  expect(asked([], series, 'csgo')).toHaveLength(1)
  expect(asked([rounds('13', '7')], series, 'csgo')).toHaveLength(2)
  expect(asked([rounds('13', '7'), rounds('4', '')], series, 'csgo')).toHaveLength(2)
  expect(asked([rounds('13', '7'), rounds('13', '4')], series, 'csgo')).toHaveLength(2)
  expect(asked([rounds('13', '7'), rounds('4', '13')], series, 'csgo')).toHaveLength(3)
})

test('a team that starts at 1:0 needs one game less', () => {
  const ahead = { bestOf: 3, games: [{ outcome: 0, source: 'advantage' }] } as const
  expect(draftsOf({ ...ahead, score: [1, 0] })).toEqual([])
  expect(draftsOf({ ...ahead, score: [2, 0] })).toEqual([draft({ winner: 0 })])
  expect(asked([rounds('13', '7')], ahead, 'csgo')).toHaveLength(1)
  expect(asked([rounds('7', '13')], ahead, 'csgo')).toHaveLength(2)
  expect(asked([rounds('7', '13'), rounds('7', '13')], ahead, 'csgo')).toHaveLength(2)
})

test('in CS the rounds say who won, in Dota 2 the kills do not', () => {
  expect(readGames([rounds('7', '13')], cs)).toEqual({
    games: [{ outcome: 1, rounds: [7, 13], source: 'organizer' }],
  })
  expect(readGames([rounds('40', '22')], { game: 'dota2', maps: [] })).toEqual({
    problem: { number: 1, what: 'winner' },
  })
  expect(readGames([draft({ rounds: ['22', '40'], winner: 0 })], { game: 'dota2', maps: [] })).toEqual({
    games: [{ outcome: 0, kills: [22, 40], source: 'organizer' }],
  })
})

test('what no map ends with is asked about, and kept as it is answered', () => {
  expect(doubtOf(rounds('13', '12'), 'csgo')).toBe('rounds')
  expect(doubtOf(draft({ rounds: ['7', '13'], winner: 0 }), 'csgo')).toBe('winner')
  expect(readGames([rounds('13', '12')], cs)).toEqual({ problem: { number: 1, what: 'doubt' } })
  expect(readGames([draft({ rounds: ['13', '12'], isSure: true })], cs)).toMatchObject({
    games: [{ outcome: 0, rounds: [13, 12] }],
  })
  expect(readGames([draft({ rounds: ['7', '5'], isGoing: true })], cs)).toMatchObject({
    games: [{ outcome: null, rounds: [7, 5] }],
  })
})

test('the maps of the veto are those of the games that are entered', () => {
  const drafts = asked([rounds('13', '7')], series, 'csgo')
  expect(readGames(drafts, { game: 'csgo', maps: ['nuke', 'mirage', 'inferno'] })).toMatchObject({
    games: [{ map: 'nuke' }],
  })
})

test('games with one side of their rounds, or without a winner in the middle, are not read', () => {
  expect(readGames([rounds('13', '')], cs)).toEqual({ problem: { number: 1, what: 'rounds' } })
  expect(readGames([draft({}), draft({ winner: 0 })], cs)).toEqual({ problem: { number: 1, what: 'winner' } })
})

test('recorded games come back as they were', () => {
  const games = [
    { outcome: 0, source: 'server', rounds: [13, 7], map: 'nuke', durationS: 2400 },
    { outcome: null, source: 'organizer', rounds: [3, 5] },
  ] as const
  expect(readGames(draftsOf({ games, score: [1, 0] }), cs)).toEqual({ games })
})
