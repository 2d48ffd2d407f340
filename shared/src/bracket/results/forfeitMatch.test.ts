import { describe, expect, test } from 'vitest'
import type { Bracket } from '../model/bracket.ts'
import { isDecided } from '../standings/champions.ts'
import { champion } from '../testing/champion.ts'
import { after } from '../testing/after.ts'
import { changedMatches } from '../testing/changedMatches.ts'
import { neededPart } from '../testing/neededPart.ts'
import { play, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { forfeitMatch } from './forfeitMatch.ts'
import { replaceTeam } from '../slots/replaceTeam.ts'
import { setScore } from './setScore.ts'
import { startMatch } from './startMatch.ts'

const teamsOf = (bracket: Bracket, matchId: string) =>
  required(bracket, matchId).slots.map(slot => slot.teamId)
const changedIds = (outcome: ReturnType<typeof forfeitMatch>) =>
  outcome.ok ? changedMatches(outcome.value).map(match => match.id) : outcome.code

describe('forfeitMatch', () => {
  test('the other side wins, and who gave up goes where a loser goes', () => {
    const outcome = forfeitMatch(bracketOf(4, { format: 'double' }), 'upper-1-1', [0])
    expect(outcome.ok && changedMatches(outcome.value)).toMatchObject([
      { id: 'upper-1-1', status: 'finished', winner: 1, forfeits: [true, false], score: [0, 0], revision: 1 },
      { id: 'upper-2-1', slots: [{ teamId: 'team-4' }, { teamId: null }] },
      { id: 'lower-1-1', slots: [{ teamId: 'team-1', closed: false }, { teamId: null }] },
    ])
  })

  test('a running match keeps its score', () => {
    const bracket = after(
      bracketOf(2, { bestOf: { rounds: 3, final: 3 } }),
      before => startMatch(before, 'main-1-1'),
      before => setScore(before, 'main-1-1', [1, 1]),
      before => forfeitMatch(before, 'main-1-1', [1]),
    )
    expect(required(bracket, 'main-1-1')).toMatchObject({ status: 'finished', winner: 0, score: [1, 1] })
    expect(champion(bracket)).toBe('team-1')
  })

  test('both give up: nobody goes on, and who would have met one of them goes on when they come', () => {
    const bracket = after(bracketOf(8), before => forfeitMatch(before, 'main-1-1', [0, 1]))
    expect(required(bracket, 'main-1-1')).toMatchObject({ winner: null, forfeits: [true, true] })
    expect(required(bracket, 'main-2-1')).toMatchObject({ status: 'waiting', slots: [{ closed: true }, {}] })
    const came = play(bracket, 'main-1-2', 0)
    expect(required(came, 'main-2-1')).toMatchObject({ status: 'bye', winner: 1 })
    expect(teamsOf(came, 'main-3-1')).toEqual(['team-4', null])
  })

  test('both give up after their opponent has come: that one goes on at once', () => {
    const bracket = play(bracketOf(8), 'main-1-2', 0)
    const outcome = forfeitMatch(bracket, 'main-1-1', [1, 0])
    expect(changedIds(outcome)).toEqual(['main-1-1', 'main-2-1', 'main-3-1'])
  })

  test('four give up: the final is decided by who comes from the other half', () => {
    const bracket = after(
      bracketOf(8),
      before => forfeitMatch(before, 'main-1-1', [0, 1]),
      before => forfeitMatch(before, 'main-1-2', [0, 1]),
    )
    expect(required(bracket, 'main-2-1')).toMatchObject({ status: 'bye', winner: null })
    const end = ['main-1-3', 'main-1-4', 'main-2-2'].reduce((before, id) => play(before, id, 0), bracket)
    expect(required(end, 'main-3-1')).toMatchObject({ status: 'bye', winner: 1 })
    expect(champion(end)).toBe('team-2')
  })

  test.each(['single', 'reset'] as const)(
    'both give the final up (%s): decided, and nobody has won',
    grandFinal => {
      const start = play(bracketOf(2, { format: 'double', grandFinal }), 'upper-1-1', 0)
      const end = after(start, before => forfeitMatch(before, 'final-1-1', [0, 1]))
      expect(isDecided(start)).toBe(false)
      expect(isDecided(end)).toBe(true)
      expect(champion(end)).toBeNull()
    },
  )

  test('two teams give up what sends both of them to the final: both finals are needed', () => {
    const before = bracketOf(2, { format: 'double', grandFinal: 'reset' })
    const part = neededPart({ before, matchId: 'upper-1-1' }, { nobodyAdvances: true })
    const end = after(part, bracket => forfeitMatch(bracket, 'upper-1-1', [0, 1]))
    expect(isDecided(end)).toBe(true)
    expect(champion(end)).toBeNull()
  })

  test('the upper team gives the first final up, and the second one is due', () => {
    const start = play(bracketOf(2, { format: 'double', grandFinal: 'reset' }), 'upper-1-1', 0)
    const end = after(start, before => forfeitMatch(before, 'final-1-1', [0]))
    expect(isDecided(end)).toBe(false)
    expect(required(end, 'final-2-1')).toMatchObject({ status: 'ready' })
  })

  test('only who has an opponent can give up', () => {
    const bracket = play(bracketOf(3), 'main-1-2', 0)
    const refusal = (code: string, status: string) => ({ ok: false, code, facts: { status } })
    expect(forfeitMatch(bracketOf(3), 'main-2-1', [0])).toEqual(refusal('match-not-ready', 'waiting'))
    expect(forfeitMatch(bracket, 'main-1-2', [0])).toEqual(refusal('match-over', 'finished'))
    expect(forfeitMatch(bracket, 'main-1-1', [0])).toEqual(refusal('match-over', 'bye'))
    expect(forfeitMatch(bracket, 'main-9-1', [0])).toMatchObject({ code: 'not-found' })
  })
})

describe('disqualifyTeam', () => {
  test('the opponent wins now, and the next one in the lower side as soon as they come', () => {
    const bracket = after(bracketOf(4, { format: 'double' }), before => disqualifyTeam(before, 'team-1'))
    expect(required(bracket, 'upper-1-1')).toMatchObject({
      status: 'finished',
      winner: 1,
      forfeits: [true, false],
      slots: [{ teamId: 'team-1', closed: true }, { closed: false }],
    })
    expect(required(bracket, 'lower-1-1')).toMatchObject({
      status: 'waiting',
      slots: [{ teamId: 'team-1', closed: true }, { teamId: null }],
    })
    const came = play(bracket, 'upper-1-2', 0)
    expect(required(came, 'lower-1-1')).toMatchObject({
      status: 'finished',
      winner: 1,
      forfeits: [true, false],
    })
    expect(teamsOf(came, 'lower-2-1')).toEqual([null, 'team-3'])
  })

  test('a running match ends with it', () => {
    const running = after(bracketOf(2), before => startMatch(before, 'main-1-1'))
    expect(champion(after(running, before => disqualifyTeam(before, 'team-2')))).toBe('team-1')
  })

  test('once is enough, and a team that is out keeps its place', () => {
    const once = after(bracketOf(4, { format: 'double' }), before => disqualifyTeam(before, 'team-1'))
    expect(disqualifyTeam(once, 'team-1')).toEqual({ ok: true, value: { bracket: once, changes: [] } })
    const lost = play(bracketOf(4), 'main-1-1', 0)
    expect(disqualifyTeam(lost, 'team-4')).toMatchObject({ ok: true, value: { changes: [] } })
    expect(disqualifyTeam(lost, 'team-9')).toMatchObject({ code: 'not-found' })
  })
})

describe('replaceTeam', () => {
  test('takes the seed and the next match; what was played keeps its name', () => {
    const played = play(bracketOf(4, { format: 'double' }), 'upper-1-1', 1)
    const bracket = after(played, before => replaceTeam(before, 'team-1', 'wolves'))
    expect(bracket.shape.teamIds).toEqual(['wolves', 'team-2', 'team-3', 'team-4'])
    expect(teamsOf(bracket, 'upper-1-1')).toEqual(['team-1', 'team-4'])
    expect(teamsOf(bracket, 'lower-1-1')).toEqual(['wolves', null])
  })

  test('has had the bye too', () => {
    const outcome = replaceTeam(bracketOf(3), 'team-1', 'wolves')
    expect(outcome.ok && changedMatches(outcome.value).map(match => match.id)).toEqual([
      'main-1-1',
      'main-2-1',
    ])
    expect(outcome.ok && teamsOf(outcome.value.bracket, 'main-1-1')).toEqual(['wolves', null])
  })

  test('a disqualified team can be replaced while its opponent is awaited', () => {
    const bracket = after(
      bracketOf(4, { format: 'double' }),
      before => disqualifyTeam(before, 'team-1'),
      before => replaceTeam(before, 'team-1', 'wolves'),
    )
    expect(required(play(bracket, 'upper-1-2', 0), 'lower-1-1')).toMatchObject({
      status: 'ready',
      slots: [{ teamId: 'wolves', closed: false }, { teamId: 'team-3' }],
    })
  })

  test('is refused while the team plays, when nothing is left to play, and by who is there already', () => {
    const running = after(bracketOf(4), before => startMatch(before, 'main-1-1'))
    expect(replaceTeam(running, 'team-1', 'wolves')).toMatchObject({
      code: 'match-busy',
      facts: { matchId: 'main-1-1' },
    })
    expect(replaceTeam(running, 'team-2', 'team-3')).toMatchObject({ code: 'already-in-bracket' })
    expect(replaceTeam(running, 'bears', 'wolves')).toMatchObject({ code: 'not-found' })
    expect(replaceTeam(play(bracketOf(4), 'main-1-1', 0), 'team-4', 'wolves')).toMatchObject({
      code: 'nothing-to-play',
    })
  })
})
