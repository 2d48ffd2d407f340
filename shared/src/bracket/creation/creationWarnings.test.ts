import { describe, expect, test } from 'vitest'
import { creationWarnings } from './creationWarnings.ts'

const now = 1_800_000_000_000
const hour = 60 * 60 * 1000
const teams = (...sizes: number[]) =>
  new Map(
    sizes.map((size, at) => [
      `team-${at + 1}`,
      { playerUids: Array.from({ length: size }, (_, slot) => `${at}-${slot}`) },
    ]),
  )
const due = { startDate: now + hour, registrationDeadline: now - hour, playerCount: 10 }

describe('creationWarnings', () => {
  test('nothing speaks against full teams just before the start', () => {
    expect(creationWarnings({ competition: due, teams: teams(5, 5) }, now)).toEqual([])
  })

  test('teams that are not complete are named, and apart from them those that nobody plays in', () => {
    expect(creationWarnings({ competition: due, teams: teams(5, 4, 0, 1) }, now)).toEqual([
      { kind: 'teams-incomplete', teamIds: ['team-2', 'team-4'] },
      { kind: 'teams-empty', teamIds: ['team-3'] },
    ])
  })

  test('a team that organizers let play incomplete needs no warning', () => {
    const decided = new Map([...teams(5, 4)].map(([id, team]) => [id, { ...team, playsIncomplete: true }]))
    expect(creationWarnings({ competition: { ...due, playerCount: 9 }, teams: decided }, now)).toEqual([])
  })

  test('who has no team is counted', () => {
    const competition = { ...due, playerCount: 13 }
    expect(creationWarnings({ competition, teams: teams(5, 5) }, now)).toEqual([
      { kind: 'players-without-team', players: 3 },
    ])
  })

  test('a count that lags behind the teams says nothing', () => {
    const competition = { ...due, playerCount: 9 }
    expect(creationWarnings({ competition, teams: teams(5, 5) }, now)).toEqual([])
  })

  test('registration that is open, and a start that is hours away', () => {
    const competition = { ...due, startDate: now + 5 * hour, registrationDeadline: now + 1 }
    expect(creationWarnings({ competition, teams: teams(5, 5) }, now)).toEqual([
      { kind: 'registration-open', until: now + 1 },
      { kind: 'starts-later', at: now + 5 * hour },
    ])
    const soon = { ...due, startDate: now + 2 * hour, registrationDeadline: now }
    expect(creationWarnings({ competition: soon, teams: teams(5, 5) }, now)).toEqual([])
  })
})
