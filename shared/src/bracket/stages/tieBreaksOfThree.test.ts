import { describe, expect, test } from 'vitest'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { isFinished } from '../standings/champions.ts'
import { champion } from '../testing/champion.ts'
import { required } from '../testing/playOut.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { isUsed } from '../model/isUsed.ts'
import { openTieBreaks } from './tieBreak.ts'
import {
  corrected,
  decision,
  orderOf,
  played,
  starting,
  tableOf,
  tableStage,
  tied,
  tiesIn,
} from './testing/tieScenes.ts'

describe('a tie of three teams', () => {
  // Each of three teams beats another one, and the fourth team none.
  const three = corrected(corrected(tied, 'team-1', 'team-2'), 'team-2', 'team-4')
  const circle = corrected(corrected(three, 'team-3', 'team-1'), 'team-2', 'team-3')
  const tieOrder = ['team-1', 'team-2', 'team-3']
  const matches = ['tie-break-1-1', 'tie-break-1-2', 'tie-break-1-3'] as const
  const playingOff = done(circle, 'decideTie', { ...decision, tieOrder })
  /** Plays the matches, whose winners are named. */
  const playedOff = (winners: readonly string[], start = playingOff) =>
    matches.reduce((bracket, matchId, index) => {
      const isUpper = required(bracket, matchId).slots[0].teamId === winners[index]
      return played(bracket, isUpper ? [1, 0] : [0, 1], matchId)
    }, start)
  const meetings = matches.map(matchId => required(playingOff, matchId).slots.map(slot => slot.teamId))

  test('is played each against each in one game', () => {
    expect(tiesIn(circle)).toEqual(['team-1 team-2 team-3'])
    expect(matches.map(matchId => required(playingOff, matchId))).toMatchObject(
      matches.map(() => ({ status: 'ready', bestOf: 1 })),
    )
    expect(new Set(meetings.map(pair => pair.toSorted().join(' '))).size).toBe(3)
    expect([tiesIn(playingOff), isFinished(playingOff)]).toEqual([[], false])
  })

  test('is decided by their wins, which count for nothing else', () => {
    const winners = meetings.map(pair => (pair.includes('team-3') ? 'team-3' : 'team-2'))
    const over = playedOff(winners)
    expect(orderOf(over)).toEqual([
      ['team-3', 1, 1],
      ['team-2', 2, 2],
      ['team-1', 3, 3],
      ['team-4', 4, 4],
    ])
    expect(tableOf(over)[0]?.above).toEqual({
      criterion: 'tie-break-match',
      miniLeague: { criterion: 'wins', teamIds: tieOrder },
      own: 2,
      other: 1,
    })
    expect(tableOf(over)[0]?.record.points).toBe(6)
  })

  test('goes to the lot if the matches end in a circle again, unless rounds decide', () => {
    const winnerOf: Readonly<Record<string, string>> = {
      'team-1 team-2': 'team-1',
      'team-2 team-3': 'team-2',
      'team-1 team-3': 'team-3',
    }
    const again = playedOff(meetings.map(pair => winnerOf[pair.toSorted().join(' ')] ?? ''))
    expect(tiesIn(again)).toEqual(['team-1 team-2 team-3'])
    const refused = given(again, 'decideTie', { ...decision, tieOrder })
    expect(refused).toMatchObject({ code: 'not-found', facts: { document: 'match' } })
    const drawn = done(again, 'decideTie', { ...decision, tieOrder, by: 'lot' })
    expect(champion(drawn)).not.toBeNull()
    const reopened = done(drawn, 'reopenMatch', { matchId: matches[0] })
    expect([tiesIn(reopened), isFinished(reopened), champion(reopened)]).toEqual([[], false, null])
    expect(orderOf(reopened).slice(0, 3)).toEqual(tieOrder.map(teamId => [teamId, 1, 3]))

    const lost: Readonly<Record<string, number>> = { 'team-1': 4, 'team-2': 7, 'team-3': 11 }
    const withRounds = new Map(
      [...again.matches].map(([matchId, match]) => {
        const winner = match.winner ?? 0
        const less = lost[match.slots[winner].teamId ?? ''] ?? 0
        const rounds = winner === 0 ? ([13, less] as const) : ([less, 13] as const)
        const game = { outcome: winner, rounds, source: 'organizer' } as const
        return [matchId, match.section === 'tie-break' ? { ...match, games: [game] } : match]
      }),
    )
    const separated = { ...again, matches: withRounds }
    expect(orderOf(separated).map(([teamId]) => teamId)).toEqual(['team-1', 'team-2', 'team-3', 'team-4'])
    expect(tableOf(separated)[0]?.above).toMatchObject({ miniLeague: { criterion: 'round-difference' } })
  })

  test('needs only the match that was taken from it, and the lot if one is missing', () => {
    const cleared = done(playingOff, 'clearSlot', { matchId: 'tie-break-1-2', slot: 0 })
    expect(tiesIn(cleared)).toEqual(['team-1 team-2 team-3'])
    const again = done(cleared, 'decideTie', { ...decision, tieOrder })
    expect([tiesIn(again), required(again, 'tie-break-1-2').status]).toEqual([[], 'ready'])
  })

  test('leaves the match of the two that stay tied after a correction', () => {
    const two = corrected(playingOff, 'team-4', 'team-3')
    const open = matches.filter(matchId => required(two, matchId).status === 'ready')
    expect(tiesIn(two)).toEqual([])
    expect(open.map(matchId => required(two, matchId).slots.map(({ teamId }) => teamId))).toEqual([
      ['team-1', 'team-2'],
    ])
  })
})

test('three teams wait for a match that is played again, even if a correction orders them without it', () => {
  const isCircle = (match: Match) => teamPair(match).toSorted().join() === 'team-1,team-3'
  const tieOrder = ['team-1', 'team-2', 'team-3']
  const over = playStages(starting({}, 'table', 5), match => {
    const [won, lost] = betterSeedWins(match)
    return isCircle(match) ? [lost, won] : [won, lost]
  })
  const start = done(over, 'decideTie', { ...decision, tieOrder })
  const [lower, other, upper, again] = [1, 2, 3, 4].map(number => `tie-break-1-${number}`)
  const noShow = done(start, 'forfeitMatch', { matchId: upper, sides: [0, 1] })
  const two = played(played(noShow, [1, 0], lower), [1, 0], other)
  expect([tiesIn(two), orderOf(two)[2]]).toEqual([['team-1 team-2'], ['team-3', 3, 3]])
  const playing = done(two, 'decideTie', { ...decision, tieOrder: ['team-1', 'team-2'] })
  const running = done(playing, 'startMatch', { matchId: again })
  expect(orderOf(running)[2]).toEqual(['team-3', 3, 3])
  const corrected = done(running, 'correctScore', { matchId: lower, score: [0, 1] })
  expect([tiesIn(corrected), champion(corrected)]).toEqual([[], null])
  expect(orderOf(corrected).slice(0, 3)).toEqual(tieOrder.map(teamId => [teamId, 1, 3]))
  const decided = done(corrected, 'finishSeries', { matchId: again, score: [2, 0] })
  expect(orderOf(decided).map(([teamId]) => teamId)).toEqual([
    'team-1',
    'team-3',
    'team-2',
    'team-4',
    'team-5',
  ])
})

describe('a ladder of three teams', () => {
  const three = corrected(corrected(tied, 'team-1', 'team-2'), 'team-2', 'team-4')
  const even = corrected(corrected(three, 'team-3', 'team-1'), 'team-2', 'team-3')
  const [stage] = [tableStage(even)]
  const circle: Bracket = {
    ...even,
    shape: { ...even.shape, stages: [{ ...stage, table: { ...stage.table, tieOfThree: 'ladder' } }] },
  }
  const tieOrder = ['team-1', 'team-2', 'team-3']
  const [first, second] = ['tie-break-1-1', 'tie-break-1-2'] as const
  const start = done(circle, 'decideTie', { ...decision, tieOrder })
  const playSecond = (bracket: Bracket) => done(bracket, 'decideTie', { ...decision, tieOrder })
  const pairOf = (bracket: Bracket, matchId: string) => teamPair(required(bracket, matchId))
  const won = (bracket: Bracket, matchId: string, winner: string) =>
    played(bracket, pairOf(bracket, matchId)[0] === winner ? [1, 0] : [0, 1], matchId)

  test('lets the best seed wait for the winner of the other two', () => {
    expect(pairOf(start, first)).toEqual(['team-2', 'team-3'])
    expect([required(start, second).status, tiesIn(start), isFinished(start)]).toEqual(['bye', [], false])
    const over = won(start, first, 'team-3')
    expect([tiesIn(over), champion(over)]).toEqual([['team-1 team-2 team-3'], null])
    const next = playSecond(over)
    expect(pairOf(next, second)).toEqual(['team-1', 'team-3'])
    expect([tiesIn(next), champion(next)]).toEqual([[], null])
  })

  test.each([
    ['team-3', 'team-3', ['team-3', 'team-1', 'team-2']],
    ['team-3', 'team-1', ['team-1', 'team-3', 'team-2']],
    ['team-2', 'team-1', ['team-1', 'team-2', 'team-3']],
  ] as const)('in which %s wins, then %s, orders them', (one, other, order) => {
    const over = won(playSecond(won(start, first, one)), second, other)
    expect(orderOf(over).slice(0, 3)).toEqual(order.map((teamId, index) => [teamId, index + 1, index + 1]))
    expect([champion(over), isFinished(over)]).toEqual([other, true])
    const isLadder = { criterion: 'tie-break-match', miniLeague: null, isLadder: true }
    expect(tableOf(over).slice(0, 2)).toMatchObject([{ above: isLadder }, { above: isLadder }])
  })

  test('empties its second match if the first one is corrected or reopened, and has another one', () => {
    const next = playSecond(won(start, first, 'team-3'))
    const score = pairOf(start, first)[0] === 'team-2' ? [1, 0] : [0, 1]
    const other = done(next, 'correctScore', { matchId: first, score, cascade: false })
    expect([isUsed(required(other, second)), tiesIn(other)]).toEqual([false, ['team-1 team-2 team-3']])
    expect(pairOf(playSecond(other), second)).toEqual(['team-1', 'team-2'])
    const reopened = done(next, 'reopenMatch', { matchId: first, cascade: false })
    expect([isUsed(required(reopened, second)), tiesIn(reopened)]).toEqual([false, []])
  })

  test('leaves the organizer the lot while no match of it is open, also if nobody came to one', () => {
    const drawn = (bracket: Bracket) =>
      champion(done(bracket, 'decideTie', { ...decision, tieOrder, by: 'lot' }))
    const over = won(start, first, 'team-3')
    expect(drawn(over)).not.toBeNull()
    expect(given(start, 'decideTie', { ...decision, tieOrder, by: 'lot' })).toMatchObject({
      code: 'tie-gone',
    })
    const nobody = done(playSecond(over), 'forfeitMatch', { matchId: second, sides: [0, 1] })
    expect([tiesIn(nobody), drawn(nobody)]).toEqual([['team-1 team-2 team-3'], expect.any(String)])
    expect(pairOf(playSecond(nobody), 'tie-break-1-3')).toEqual(['team-1', 'team-3'])
  })
})

test('a bracket with one tie-break match for each group has none for three teams', () => {
  const { shape, matches } = tied
  const [{ tieBreakMatches: _, ...stage }] = [tableStage(tied)]
  const before: Bracket = {
    shape: { ...shape, stages: [stage] },
    matches: new Map([...matches].filter(([matchId]) => !/^tie-break-1-[2-9]/.test(matchId))),
  }
  expect(champion(played(done(before, 'decideTie', decision), [2, 0]))).toBe('team-1')
  const teamIds = ['team-1', 'team-2', 'team-3']
  expect(openTieBreaks(stage, before.matches, { group: 0, teamIds })).toBe('no-match')
})
