import { expect, test } from 'vitest'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { Bracket } from '../model/bracket.ts'
import { isDecided } from '../standings/champions.ts'
import { champion } from '../testing/champion.ts'
import { after } from '../testing/after.ts'
import { changedMatches } from '../testing/changedMatches.ts'
import { play, required } from '../testing/playOut.ts'
import { done } from '../testing/playRandomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { clearSlot } from '../slots/clearSlot.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { finishSeries } from './finishSeries.ts'
import { forfeitMatch } from './forfeitMatch.ts'
import { placeTeam } from '../slots/placeTeam.ts'
import { reopenMatch } from './reopenMatch.ts'
import { replaceTeam } from '../slots/replaceTeam.ts'
import { startMatch } from './startMatch.ts'
import { undoneMatches } from './undoneMatch.ts'

const upperSlotsWin = (bracket: Bracket, ...matchIds: readonly string[]) =>
  matchIds.reduce((played, matchId) => play(played, matchId, 0), bracket)
const reopened = (bracket: Bracket, matchId: string) =>
  after(bracket, before => reopenMatch(before, matchId, { cascade: true }))
const teamsOf = (bracket: Bracket, matchId: string) =>
  required(bracket, matchId).slots.map(slot => slot.teamId)

test('the match runs again with its score, and both teams leave where they went', () => {
  const played = upperSlotsWin(bracketOf(4, { format: 'double' }), 'upper-1-1', 'upper-1-2')
  const outcome = reopenMatch(played, 'upper-1-1', { cascade: false })
  expect(
    outcome.ok &&
      changedMatches(outcome.value)
        .map(match => match.id)
        .sort(),
  ).toEqual(['lower-1-1', 'upper-1-1', 'upper-2-1'])
  expect(outcome.ok && undoneMatches(outcome.value, 'upper-1-1')).toMatchObject([
    { matchId: 'upper-2-1', started: false, status: 'ready', leaving: ['team-1'] },
    { matchId: 'lower-1-1', started: false, status: 'ready', leaving: ['team-4'] },
  ])
  const bracket = reopened(played, 'upper-1-1')
  expect(required(bracket, 'upper-1-1')).toMatchObject({
    status: 'running',
    score: [1, 0],
    winner: null,
    revision: 3,
  })
  expect(required(bracket, 'upper-2-1').status).toBe('waiting')
  expect(teamsOf(bracket, 'upper-2-1')).toEqual([null, 'team-2'])
  expect(teamsOf(bracket, 'lower-1-1')).toEqual([null, 'team-3'])
})

test('what follows and has started is named, and undone only when asked to', () => {
  const played = upperSlotsWin(
    bracketOf(8, { thirdPlace: true }),
    'main-1-1',
    'main-1-2',
    'main-1-3',
    'main-1-4',
    'main-2-1',
    'main-2-2',
    'third-place-1-1',
  )
  const running = after(played, before => startMatch(before, 'main-3-1'))
  expect(reopenMatch(running, 'main-1-1', { cascade: false })).toEqual({
    ok: false,
    code: 'next-match-started',
    facts: { matches: ['main-2-1', 'main-3-1', 'third-place-1-1'] },
  })
  const outcome = reopenMatch(running, 'main-1-1', { cascade: true })
  expect(outcome.ok && undoneMatches(outcome.value, 'main-1-1')).toEqual([
    {
      matchId: 'main-2-1',
      started: true,
      status: 'finished',
      teamIds: ['team-1', 'team-4'],
      score: [1, 0],
      winner: 0,
      forfeits: [false, false],
      leaving: ['team-1'],
      arriving: [],
    },
    expect.objectContaining({ matchId: 'main-3-1', status: 'running', leaving: ['team-1'] }),
    expect.objectContaining({ matchId: 'third-place-1-1', status: 'finished', leaving: ['team-4'] }),
  ])
  const bracket = reopened(running, 'main-1-1')
  expect(required(bracket, 'main-2-1')).toMatchObject({ status: 'waiting', score: [0, 0], winner: null })
  expect(teamsOf(bracket, 'main-3-1')).toEqual([null, 'team-2'])
  expect(teamsOf(bracket, 'third-place-1-1')).toEqual([null, 'team-3'])
})

test('byes that closed holes keep their slots', () => {
  const start = bracketOf(6, { format: 'double' })
  const bracket = reopened(upperSlotsWin(start, 'upper-1-2', 'upper-2-1'), 'upper-1-2')
  expect(required(bracket, 'upper-1-1')).toEqual(required(start, 'upper-1-1'))
  expect(teamsOf(bracket, 'upper-2-1')).toEqual(['team-1', null])
})

test('the champion and a second final are reverted', () => {
  const start = bracketOf(2, { format: 'double', grandFinal: 'reset' })
  const decided = upperSlotsWin(start, 'upper-1-1', 'final-1-1')
  expect(required(decided, 'final-2-1').status).toBe('bye')
  const open = reopened(decided, 'final-1-1')
  expect(champion(open)).toBeNull()
  expect(isDecided(open)).toBe(false)
  expect(required(open, 'final-2-1')).toMatchObject({
    status: 'waiting',
    slots: [
      { teamId: null, closed: false },
      { teamId: null, closed: false },
    ],
  })

  const twice = play(play(upperSlotsWin(start, 'upper-1-1'), 'final-1-1', 1), 'final-2-1', 1)
  expect(champion(twice)).toBe('team-2')
  expect(champion(reopened(twice, 'final-2-1'))).toBeNull()
  expect(teamsOf(reopened(twice, 'final-1-1'), 'final-2-1')).toEqual([null, null])
})

test('who gave up before the first game is asked to play again', () => {
  const gaveUp = after(bracketOf(4), before => forfeitMatch(before, 'main-1-1', [0, 1]))
  const passed = play(gaveUp, 'main-1-2', 0)
  expect(champion(passed)).toBe('team-2')
  const bracket = reopened(passed, 'main-1-1')
  expect(required(bracket, 'main-1-1')).toMatchObject({
    status: 'ready',
    forfeits: [false, false],
    winner: null,
  })
  expect(required(bracket, 'main-2-1')).toMatchObject({
    status: 'waiting',
    winner: null,
    slots: [{ teamId: null, closed: false }, { teamId: 'team-2' }],
  })
})

test('no match of a team that has withdrawn is reopened, and its withdrawal outlasts the opponent being undone', () => {
  const start = upperSlotsWin(bracketOf(4), 'main-1-1', 'main-1-2')
  const out = after(start, before => disqualifyTeam(before, 'team-1'))
  expect(champion(out)).toBe('team-2')
  for (const matchId of ['main-1-1', 'main-2-1']) {
    const refused = { ok: false, code: 'team-withdrawn', facts: { teamId: 'team-1' } }
    expect(reopenMatch(out, matchId, { cascade: true })).toEqual(refused)
  }
  const outcome = reopenMatch(out, 'main-1-2', { cascade: false })
  expect(outcome).toMatchObject({ ok: true })
  const again = after(reopened(out, 'main-1-2'), before => finishSeries(before, 'main-1-2', [0, 1]))
  expect(champion(again)).toBe('team-3')
})

/** Team 6, placed where the winner of the second match goes, withdraws; its opponent there wins by walkover. */
const withdrawnAhead = (start: Bracket) =>
  after(
    upperSlotsWin(start, 'main-1-1', 'main-1-3'),
    before => placeTeam(before, { matchId: 'main-2-1', side: 1 }, 'team-6'),
    before => disqualifyTeam(before, 'team-6'),
  )

test('a withdrawn team that was placed by hand leaves a match that is reopened, and the teams due there come', () => {
  const stuck = withdrawnAhead(bracketOf(8))
  expect(required(stuck, 'main-2-1')).toMatchObject({ status: 'finished', forfeits: [false, true] })
  const running = after(stuck, before => startMatch(before, 'main-1-2'))
  expect(finishSeries(running, 'main-1-2', [1, 0])).toMatchObject({ code: 'match-full' })
  const free = reopened(running, 'main-2-1')
  expect(required(free, 'main-2-1')).toMatchObject({
    status: 'waiting',
    winner: null,
    forfeits: [false, false],
    slots: [
      { teamId: 'team-1', closed: false },
      { teamId: null, closed: false },
    ],
  })
  expect(teamsOf(free, 'main-3-1')).toEqual([null, null])
  const onward = after(free, before => finishSeries(before, 'main-1-2', [1, 0]))
  expect(required(onward, 'main-2-1').status).toBe('ready')
})

test('a team that was placed by hand, has played and withdraws then leaves a match that is reopened', () => {
  const ahead = after(upperSlotsWin(bracketOf(8), 'main-1-1', 'main-1-3'), before =>
    placeTeam(before, { matchId: 'main-2-1', side: 1 }, 'team-6'),
  )
  const stuck = after(play(ahead, 'main-2-1', 0), before => disqualifyTeam(before, 'team-6'))
  expect(teamsOf(reopened(stuck, 'main-2-1'), 'main-2-1')).toEqual(['team-1', null])
})

test('who was placed by hand leaves a match that is reopened if the team due there has withdrawn', () => {
  const firstRound = ['main-1-1', 'main-1-2', 'main-1-3', 'main-1-4']
  const ahead = after(
    upperSlotsWin(bracketOf(8, { thirdPlace: true }), ...firstRound, 'main-2-2'),
    before => placeTeam(before, { matchId: 'third-place-1-1', side: 0 }, 'team-8'),
    before => disqualifyTeam(before, 'team-3'),
  )
  const running = after(ahead, before => startMatch(before, 'main-2-1'))
  expect(finishSeries(running, 'main-2-1', [1, 0])).toMatchObject({ code: 'match-full' })
  const onward = after(reopened(running, 'third-place-1-1'), before =>
    finishSeries(before, 'main-2-1', [1, 0]),
  )
  expect(required(onward, 'third-place-1-1')).toMatchObject({ status: 'finished', winner: 0 })
})

test('who came from a bye and was replaced is not by hand in a match that a withdrawn team has lost', () => {
  const played = after(
    upperSlotsWin(bracketOf(6), 'main-1-2', 'main-2-1'),
    before => replaceTeam(before, 'team-1', 'new-1'),
    before => disqualifyTeam(before, 'team-4'),
  )
  expect(teamsOf(played, 'main-2-1')).toEqual(['team-1', 'team-4'])
  expect(reopenMatch(played, 'main-2-1', { cascade: true })).toMatchObject({ code: 'team-withdrawn' })
})

test('it leaves although its opponent has withdrawn too, and the opponent forfeits to the team due there', () => {
  const stuck = after(withdrawnAhead(bracketOf(8)), before => disqualifyTeam(before, 'team-1'))
  const onward = upperSlotsWin(reopened(stuck, 'main-2-1'), 'main-1-2')
  const [due = ''] = teamsOf(onward, 'main-1-2')
  expect(required(onward, 'main-2-1')).toMatchObject({ status: 'finished', winner: 1 })
  expect(teamsOf(onward, 'main-3-1')).toEqual([due, null])
})

test('who has taken over a bye leaves it if the match before is reopened', () => {
  const back = after(
    upperSlotsWin(bracketOf(8), 'main-1-1'),
    before => forfeitMatch(before, 'main-1-2', [0, 1]),
    before => replaceTeam(before, 'team-1', 'new-1'),
    before => replaceTeam(before, 'team-4', 'team-1'),
  )
  expect(required(back, 'main-2-1')).toMatchObject({ status: 'bye', slots: [{ teamId: 'new-1' }, {}] })
  const onward = after(reopened(back, 'main-1-1'), before => finishSeries(before, 'main-1-1', [1, 0]))
  expect(teamsOf(onward, 'main-2-1')).toEqual(['team-1', null])
})

test('who was placed by hand stays, and comes back where their own match is played again', () => {
  const played = upperSlotsWin(bracketOf(8), 'main-1-1', 'main-1-3', 'main-1-4')
  const moved = after(
    played,
    before => clearSlot(before, { matchId: 'main-2-1', side: 0 }),
    before => placeTeam(before, { matchId: 'main-2-1', side: 0 }, 'team-6'),
    before => placeTeam(before, { matchId: 'main-3-1', side: 1 }, 'team-1'),
  )
  const stays = reopened(moved, 'main-1-3')
  expect(teamsOf(stays, 'main-2-1')).toEqual(['team-6', null])
  const back = reopened(moved, 'main-1-1')
  expect(teamsOf(back, 'main-2-1')).toEqual(['team-6', null])
  expect(teamsOf(back, 'main-3-1')).toEqual([null, null])
})

test('who lost a match that is undone, and was placed further on by hand, comes back to it', () => {
  const played = upperSlotsWin(bracketOf(16), 'main-1-1', 'main-1-2', 'main-2-1')
  const [, loser = ''] = teamsOf(played, 'main-2-1')
  const moved = after(
    played,
    before => clearSlot(before, { matchId: 'main-3-1', side: 0 }),
    before => placeTeam(before, { matchId: 'main-4-1', side: 1 }, loser ?? ''),
  )
  const back = reopened(moved, 'main-1-1')
  expect(teamsOf(back, 'main-2-1')).toEqual([null, loser])
  expect(teamsOf(back, 'main-4-1')).toEqual([null, null])
})

test('a match of a team that was replaced since is not played again', () => {
  const replaced = after(play(bracketOf(4), 'main-1-1', 0), before => replaceTeam(before, 'team-1', 'wolves'))
  expect(reopenMatch(replaced, 'main-1-1', { cascade: true })).toEqual({
    ok: false,
    code: 'team-replaced',
    facts: { teamId: 'team-1' },
  })
  const putBack = after(replaced, before => replaceTeam(before, 'wolves', 'team-1'))
  expect(reopenMatch(putBack, 'main-1-1', { cascade: true })).toMatchObject({ ok: true })
})

test('a result is not reopened if it decided the path of a team that has since been replaced', () => {
  const start = after(bracketOf(16), before => forfeitMatch(before, 'main-1-1', [0, 1]))
  const passed = upperSlotsWin(start, 'main-1-2', 'main-1-3', 'main-1-4', 'main-2-2', 'main-3-1')
  const [, winner = null] = teamsOf(start, 'main-1-2')
  const through = teamsOf(passed, 'main-4-1')[0] ?? winner ?? ''
  const replaced = after(passed, before => replaceTeam(before, through, 'wolves'))
  expect(teamsOf(replaced, 'main-2-1')).toEqual([null, 'wolves'])
  expect(teamsOf(replaced, 'main-3-1')).toContain(through)
  expect(reopenMatch(replaced, 'main-1-1', { cascade: true })).toEqual({
    ok: false,
    code: 'team-replaced',
    facts: { teamId: through },
  })
  const putBack = after(replaced, before => replaceTeam(before, 'wolves', through))
  expect(reopenMatch(putBack, 'main-1-1', { cascade: true })).toMatchObject({ ok: true })
})

test('what a team has played since, moved by hand, is undone too: it stands once in each round', () => {
  const moved = after(
    upperSlotsWin(bracketOf(8), 'main-1-1', 'main-1-2', 'main-1-3', 'main-1-4'),
    before => clearSlot(before, { matchId: 'main-2-1', side: 0 }),
    before => placeTeam(before, { matchId: 'main-3-1', side: 0 }, 'team-1'),
    before => clearSlot(before, { matchId: 'main-2-2', side: 1 }),
    before => placeTeam(before, { matchId: 'main-2-1', side: 0 }, 'team-3'),
  )
  const [, other] = teamsOf(moved, 'main-2-1')
  const played = after(
    moved,
    before => clearSlot(before, { matchId: 'main-3-1', side: 0 }),
    before => startMatch(before, 'main-2-1'),
    before => finishSeries(before, 'main-2-1', [1, 0]),
  )
  expect(teamsOf(played, 'main-3-1')).toEqual(['team-3', null])
  const outcome = reopenMatch(played, 'main-1-4', { cascade: true })
  expect(outcome.ok && undoneMatches(outcome.value, 'main-1-4').map(each => each.matchId)).toEqual([
    'main-2-1',
    'main-3-1',
  ])
  const again = reopened(played, 'main-1-4')
  expect(teamsOf(again, 'main-2-1')).toEqual([null, other])
  expect(teamsOf(again, 'main-3-1')).toEqual([null, null])
})

test('only a result can be reopened', () => {
  const refusal = (status: string) => ({ ok: false, code: 'match-not-finished', facts: { status } })
  expect(reopenMatch(bracketOf(3), 'main-1-1', { cascade: true })).toEqual(refusal('bye'))
  expect(reopenMatch(bracketOf(3), 'main-1-2', { cascade: true })).toEqual(refusal('ready'))
  expect(reopenMatch(bracketOf(3), 'main-9-1', { cascade: true })).toMatchObject({ code: 'not-found' })
})

test('a team that has replaced the one that was due is not taken out for one that has withdrawn', () => {
  const forfeited = done(bracketOf(9, { format: 'double' }), 'forfeitMatch', {
    matchId: 'upper-2-3',
    sides: [0],
  })
  const replaced = done(forfeited, 'replaceTeam', { teamId: 'team-2', byTeamId: 'new' })
  const walkover = done(replaced, 'disqualifyTeam', { teamId: 'team-8' })
  expect(teamsOf(walkover, 'lower-1-1')).toEqual(['new', 'team-8'])
  expect(reopenMatch(walkover, 'lower-1-1', { cascade: false })).toMatchObject({ code: 'team-withdrawn' })
})

test('a match that was given up after a drawn game runs again with the game', () => {
  const stages = [{ ...defaultStages['round-robin'](4), bestOf: 2 }] as const
  const matchId = 'main-1-1'
  const games = [{ outcome: 'draw', source: 'organizer' }] as const
  const drawn = done(done(bracketOf(4, { format: 'table', stages }), 'startMatch', { matchId }), 'setScore', {
    matchId,
    score: [0, 0],
    games,
  })
  const again = reopened(done(drawn, 'forfeitMatch', { matchId, sides: [0] }), matchId)
  expect(required(again, matchId)).toMatchObject({ status: 'running', score: [0, 0], games })
})
