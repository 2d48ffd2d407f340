import { describe, expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { teamPair } from '../model/matchState.ts'
import { isMatchId } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { drawnRounds, isSameDrawing, matchNumbers } from '../rounds/drawnRounds.ts'
import { isFinished } from '../standings/champions.ts'
import { champion } from '../testing/champion.ts'
import { required } from '../testing/playOut.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { closed } from '../testing/recorded.ts'
import { groupTable } from './groupTable.ts'
import { isUsed } from '../model/isUsed.ts'
import { stagePlaces } from './stagePlaces.ts'
import { swissBoard } from './swissBoard.ts'
import { openTieBreaks } from './tieBreak.ts'
import { tiesOf } from './tiesOf.ts'

const league: StagePlan = {
  kind: 'round-robin',
  groups: 1,
  legs: 1,
  advance: 3,
  bestOf: 3,
  criteria: ['points'],
}
const starting = (plan: Partial<StagePlan> = {}, format: 'table' | 'single' = 'table') =>
  bracketOf(4, { format, stages: [{ ...league, ...plan } as StagePlan] })

/** The first two teams win two matches each, the others one. */
const wins = ['1 3', '1 4', '2 1', '2 3', '3 4', '4 2']
const withTies = (start: Bracket) =>
  playStages(start, ({ stage, slots }) => {
    const [one, other] = slots.map(({ teamId }) => teamId?.slice(-1))
    return stage === 's2' ? null : wins.includes(`${one} ${other}`) ? [2, 0] : [0, 2]
  })

const tied = withTies(starting())
const id = 'tie-break-1-1'
const decision = { stage: '', group: 0, tieOrder: ['team-2', 'team-1'], by: 'tie-break-match' }
const playing = done(tied, 'decideTie', decision)
const decided = played(playing, [1, 2])

function played(bracket: Bracket, score: readonly [number, number], matchId = id): Bracket {
  return done(done(bracket, 'startMatch', { matchId }), 'finishSeries', { matchId, score })
}

function tableStage({ shape: { stages } }: Bracket): TableStage {
  const [stage] = stages
  if (stage === undefined || !hasTable(stage)) throw new Error('no table')
  return stage
}
const tableOf = (bracket: Bracket) => groupTable(bracket, tableStage(bracket), 0)
const orderOf = (bracket: Bracket) =>
  tableOf(bracket).map(({ record: { teamId }, place: { best, worst } }) => [teamId, best, worst])
const tiesIn = (bracket: Bracket) =>
  tiesOf(bracket, tableStage(bracket), 0).map(({ teamIds }) => teamIds.join(' '))

/** The loser of a match of the table has won it after all. */
function corrected(bracket: Bracket, winner: string, loser: string): Bracket {
  const match = [...bracket.matches.values()].find(
    ({ section, slots }) =>
      section === 'main' && slots.every(({ teamId }) => teamId === winner || teamId === loser),
  )
  const score = match?.slots[0].teamId === winner ? [2, 1] : [1, 2]
  return done(bracket, 'correctScore', { matchId: match?.id, score, cascade: true })
}

describe('the match of a group', () => {
  test('is there from the start, and nobody waits for it', () => {
    const match = required(starting(), id)
    expect(match).toMatchObject({ section: 'tie-break', status: 'bye', bestOf: 3, winner: null })
    expect([isMatchId(id), isMatchId(`s1g12-${id}`), isUsed(match)]).toEqual([true, true, false])
    expect(isFinished(corrected(tied, 'team-1', 'team-2'))).toBe(true)
  })

  test('is missing in a table in which seeds decide in the end', () => {
    expect(starting({ criteria: ['points', 'seed'] }).matches.has(id)).toBe(false)
  })

  test('has a winner where series of two games can be drawn', () => {
    expect(required(starting({ bestOf: 2 }), id).bestOf).toBe(1)
  })

  test('is drawn once it is used, with a number after all others', () => {
    const drawn = (bracket: Bracket) => [...matchNumbers(drawnRounds(bracket)).keys()]
    const inStages = withTies(starting({}, 'single'))
    const used = done(inStages, 'decideTie', { ...decision, stage: 's1' })
    expect(drawn(inStages)).not.toContain(`s1-${id}`)
    expect(drawn(used)).toEqual([...drawn(inStages), `s1-${id}`])
    expect([isSameDrawing(tied, playing), isSameDrawing(playing, decided)]).toEqual([false, true])
    expect(drawnRounds(playing).at(-1)?.name).toEqual({ key: 'tie-break', group: null })
  })
})

describe('a tie of two teams', () => {
  test('waits for the result, which orders them and counts for nothing else', () => {
    expect(orderOf(tied).slice(0, 2)).toEqual([
      ['team-1', 1, 2],
      ['team-2', 1, 2],
    ])
    expect(required(playing, id)).toMatchObject({
      status: 'ready',
      slots: [{ teamId: 'team-1' }, { teamId: 'team-2' }],
    })
    expect([tiesIn(tied), tiesIn(playing)]).toEqual([['team-1 team-2'], []])
    expect([champion(playing), isFinished(playing)]).toEqual([null, false])
    expect([champion(decided), isFinished(decided)]).toEqual(['team-2', true])
    const [first, second] = tableOf(decided)
    expect(first?.above).toMatchObject({ criterion: 'tie-break-match', own: 2, other: 1 })
    expect([first?.record, second?.record]).toEqual(
      tableOf(tied)
        .slice(0, 2)
        .map(({ record }) => record)
        .toReversed(),
    )
  })

  test('follows a corrected result of the match, and opens again with it', () => {
    const other = done(decided, 'correctScore', { matchId: id, score: [2, 0], cascade: true })
    expect(champion(other)).toBe('team-1')
    expect(champion(done(other, 'reopenMatch', { matchId: id, cascade: true }))).toBeNull()
  })

  test('is decided by a walkover, but not if both teams forfeit', () => {
    const running = done(playing, 'startMatch', { matchId: id })
    const ahead = done(running, 'setScore', { matchId: id, score: [1, 0] })
    const walkover = done(ahead, 'forfeitMatch', { matchId: id, sides: [0] })
    expect(tableOf(walkover)[0]).toMatchObject({
      record: { teamId: 'team-2', forfeits: 0 },
      above: { own: 0, other: 0 },
    })
    const nobody = done(playing, 'forfeitMatch', { matchId: id, sides: [0, 1] })
    expect(tiesIn(nobody)).toEqual(['team-1 team-2'])
    const lot = done(nobody, 'decideTie', { ...decision, by: 'lot' })
    expect(champion(lot)).not.toBeNull()
    const reopened = done(lot, 'reopenMatch', { matchId: id, cascade: true })
    expect(required(reopened, id).status).toBe('ready')
    const [first] = lot.matches.keys()
    const other = done(reopened, 'correctScore', { matchId: first, score: [2, 1], cascade: true })
    expect(required(other, id).status).toBe('ready')
    expect(
      required(done(corrected(lot, 'team-1', 'team-2'), 'reopenMatch', { matchId: id }), id).status,
    ).toBe('bye')
  })

  test('is for the organizer to decide again once a team is taken out of the match', () => {
    const cleared = done(playing, 'clearSlot', { matchId: id, slot: 1 })
    expect(required(cleared, id)).toEqual({ ...required(tied, id), revision: 2 })
    expect(tiesIn(cleared)).toEqual(['team-1 team-2'])
    expect(required(done(cleared, 'decideTie', decision), id).status).toBe('ready')
  })

  test('leaves a team that is disqualified in the match without a place', () => {
    const without = done(playing, 'disqualifyTeam', { teamId: 'team-1' })
    expect(orderOf(without)[0]).toEqual(['team-2', 1, 1])
    expect(orderOf(without)).toHaveLength(3)
  })
})

describe('a correction after which the teams are not tied any more', () => {
  test('empties the match if it has not started', () => {
    expect(isUsed(required(corrected(playing, 'team-1', 'team-2'), id))).toBe(false)
    const [first] = playing.matches.keys()
    expect(isUsed(required(done(playing, 'reopenMatch', { matchId: first }), id))).toBe(false)
    expect(required(corrected(playing, 'team-1', 'team-3'), id).status).toBe('ready')
  })

  test('leaves a match that has started, whose result counts only while they are tied', () => {
    const running = done(playing, 'startMatch', { matchId: id })
    const ahead = corrected(running, 'team-1', 'team-2')
    expect([champion(ahead), isFinished(ahead)]).toEqual(['team-1', false])
    const unstarted = closed(done(ahead, 'unstartMatch', { matchId: id })).bracket
    expect([required(unstarted, id).status, isFinished(unstarted)]).toEqual(['bye', true])
    const over = corrected(decided, 'team-1', 'team-2')
    expect([champion(over), required(over, id).status]).toEqual(['team-1', 'finished'])
    expect(champion(corrected(over, 'team-2', 'team-1'))).toBe('team-2')
  })
})

test('teams can play once, in their group, and two ties of a group at the same time', () => {
  expect(given(playing, 'decideTie', { ...decision, by: 'lot' })).toMatchObject({ code: 'tie-gone' })
  const open = (teamIds: readonly string[], group: number | null = 0) =>
    openTieBreaks(tableStage(decided), decided.matches, { group, teamIds })
  expect(open(['team-1', 'team-2'], null)).toBe('across-groups')
  expect(open(['team-1', 'team-2', 'team-3', 'team-4'])).toBe('too-many-teams')
  expect(open(['team-1', 'team-2'])).toBe('undecided')
  expect(open(['team-3', 'team-4'])).toMatchObject([{ teamIds: ['team-3', 'team-4'], bestOf: 3 }])

  const groups = withTies(starting({}, 'single'))
  expect(tiesIn(groups)).toEqual(['team-1 team-2', 'team-3 team-4'])
  const inGroup = { ...decision, stage: 's1' }
  const one = done(groups, 'decideTie', inGroup)
  expect(tiesIn(one)).toEqual(['team-3 team-4'])
  const both = done(one, 'decideTie', { ...inGroup, tieOrder: ['team-3', 'team-4'] })
  expect(tiesIn(both)).toEqual([])
  const over = played(played(both, [2, 0], `s1-${id}`), [0, 2], 's1-tie-break-1-2')
  expect(orderOf(over).map(([teamId]) => teamId)).toEqual(['team-1', 'team-2', 'team-4', 'team-3'])
})

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

test('teams that have their places already keep them while others play for theirs', () => {
  const start = withTies(starting({}, 'single'))
  const lot = done(start, 'decideTie', { ...decision, stage: 's1', by: 'lot' })
  const takers = (bracket: Bracket) =>
    [1, 2, 3].map(place => stagePlaces(bracket)({ from: 'place', stage: 's1', group: 0, place }))
  const [first, second] = takers(lot)
  const others = done(lot, 'decideTie', { ...decision, stage: 's1', tieOrder: ['team-3', 'team-4'] })
  expect(takers(others)).toEqual([first, second, undefined])
  expect(takers(played(others, [0, 2], `s1-${id}`))).toEqual([first, second, 'team-4'])
})

test('in a Swiss stage it belongs to no round', () => {
  const swiss: StagePlan = {
    kind: 'swiss',
    groups: 1,
    advance: 2,
    bestOf: 1,
    decidingBestOf: 1,
    pairing: 'top-half',
    rounds: 2,
    publishing: 'automatic',
    criteria: ['points'],
  }
  const start = bracketOf(4, { stages: [swiss] })
  const over = playStages(start, match => (match.stage === 's1' ? betterSeedWins(match) : null))
  expect(tiesIn(over)).toEqual(['team-2 team-3'])
  const used = done(over, 'decideTie', { ...decision, stage: 's1', tieOrder: ['team-2', 'team-3'] })
  const after = played(used, [0, 1], `s1-${id}`)
  const board = (bracket: Bracket) => {
    const stage = tableStage(bracket)
    if (stage.kind !== 'swiss') throw new Error('no Swiss stage')
    return swissBoard(bracket, stage).map(({ boxes }) =>
      boxes.map(box => ({ ...box, matches: box.matches.map(match => match.id) })),
    )
  }
  expect(board(after)).toEqual(board(over))
  expect(orderOf(after).map(([teamId]) => teamId)).toEqual(['team-1', 'team-3', 'team-2', 'team-4'])
})

test('a bracket from before there were tie-break matches reads on', () => {
  const { shape, matches } = tied
  const [{ tieBreaks: _, ...stage }] = [tableStage(tied)]
  const before: Bracket = {
    shape: { ...shape, stages: [stage] },
    matches: new Map([...matches].filter(([, { section }]) => section !== 'tie-break')),
  }
  expect(tiesIn(before)).toEqual(['team-1 team-2'])
  expect(given(before, 'decideTie', decision)).toMatchObject({ code: 'not-found' })
  expect(champion(done(before, 'decideTie', { ...decision, by: 'lot' }))).not.toBeNull()
})
