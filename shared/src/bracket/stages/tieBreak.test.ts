import { describe, expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import type { Bracket } from '../model/bracket.ts'
import { isMatchId } from '../model/match.ts'
import { drawnRounds, isSameDrawing, matchNumbers } from '../rounds/drawnRounds.ts'
import { isFinished } from '../standings/champions.ts'
import { champion } from '../testing/champion.ts'
import { required } from '../testing/playOut.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { closed } from '../testing/recorded.ts'
import { isUsed } from '../model/isUsed.ts'
import { stagePlaces } from './stagePlaces.ts'
import { swissBoard } from './swissBoard.ts'
import { openTieBreaks } from './tieBreak.ts'
import {
  corrected,
  decided,
  decision,
  id,
  orderOf,
  played,
  playing,
  starting,
  tableOf,
  tableStage,
  tied,
  tiesIn,
  withTies,
} from './testing/tieScenes.ts'

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
