import { describe, expect, test } from 'vitest'
import type { Bracket } from '../model/bracket.ts'
import type { Side } from '../model/match.ts'
import { after } from '../testing/after.ts'
import { changedMatches } from '../testing/changedMatches.ts'
import { play, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { clearSlot } from './clearSlot.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { reopenMatch } from '../results/reopenMatch.ts'
import { placeTeam } from './placeTeam.ts'
import { startMatch } from '../results/startMatch.ts'

const slot = (matchId: string, side: Side) => ({ matchId, side })
const teamsOf = (bracket: Bracket, matchId: string) =>
  required(bracket, matchId).slots.map(slot => slot.teamId)

/** Two slots of the first round are free: those of team-1 and team-3. */
const withGaps = after(
  bracketOf(4),
  bracket => clearSlot(bracket, slot('main-1-1', 0)),
  bracket => clearSlot(bracket, slot('main-1-2', 1)),
)

describe('clearSlot', () => {
  test('the team leaves, and the match waits', () => {
    const outcome = clearSlot(bracketOf(4), slot('main-1-1', 1))
    expect(outcome.ok && changedMatches(outcome.value)).toMatchObject([
      {
        id: 'main-1-1',
        status: 'waiting',
        slots: [{ teamId: 'team-1' }, { teamId: null, closed: false }],
        revision: 1,
      },
    ])
  })

  test('an empty slot stays as it is', () => {
    expect(clearSlot(withGaps, slot('main-1-1', 0))).toEqual({
      ok: true,
      value: { bracket: withGaps, changes: [] },
    })
  })

  test('nobody leaves a match that runs or is over', () => {
    const running = after(bracketOf(3), bracket => startMatch(bracket, 'main-1-2'))
    expect(clearSlot(running, slot('main-1-2', 0))).toMatchObject({
      code: 'match-busy',
      facts: { matchId: 'main-1-2' },
    })
    expect(clearSlot(running, slot('main-1-1', 0))).toMatchObject({
      code: 'match-over',
      facts: { status: 'bye' },
    })
    expect(clearSlot(play(bracketOf(4), 'main-1-1', 0), slot('main-1-1', 1))).toMatchObject({
      code: 'match-over',
      facts: { status: 'finished' },
    })
  })

  test('a match that does not exist is not found', () => {
    expect(clearSlot(bracketOf(4), slot('main-9-1', 0))).toMatchObject({ code: 'not-found' })
  })
})

describe('placeTeam', () => {
  test('two teams change places', () => {
    const placed = after(
      withGaps,
      bracket => placeTeam(bracket, slot('main-1-1', 0), 'team-3'),
      bracket => placeTeam(bracket, slot('main-1-2', 1), 'team-1'),
    )
    expect(teamsOf(placed, 'main-1-1')).toEqual(['team-3', 'team-4'])
    expect(teamsOf(placed, 'main-1-2')).toEqual(['team-2', 'team-1'])
    expect(required(placed, 'main-1-1').status).toBe('ready')
    expect(teamsOf(play(placed, 'main-1-1', 0), 'main-2-1')).toEqual(['team-3', null])
  })

  test('who has withdrawn is placed nowhere', () => {
    const out = after(play(bracketOf(4), 'main-1-1', 0), bracket => disqualifyTeam(bracket, 'team-1'))
    for (const side of [0, 1] as const) {
      expect(placeTeam(out, slot('main-2-1', side), 'team-1')).toMatchObject({
        code: 'team-withdrawn',
        facts: { teamId: 'team-1' },
      })
    }
  })

  test('a withdrawn team comes back into its own slot that was cleared, and forfeits', () => {
    const played = play(play(bracketOf(4, { thirdPlace: true }), 'main-1-1', 0), 'main-1-2', 0)
    const cleared = after(
      played,
      bracket => disqualifyTeam(bracket, 'team-4'),
      bracket => reopenMatch(bracket, 'main-1-2', { cascade: true }),
      bracket => clearSlot(bracket, slot('third-place-1-1', 0)),
      bracket => finishSeries(bracket, 'main-1-2', [1, 0]),
    )
    expect(teamsOf(cleared, 'third-place-1-1')).toEqual([null, 'team-3'])
    const placed = after(cleared, bracket => placeTeam(bracket, slot('third-place-1-1', 0), 'team-4'))
    expect(required(placed, 'third-place-1-1')).toMatchObject({
      status: 'finished',
      winner: 1,
      forfeits: [true, false],
    })
  })

  test('who is placed in a later round leaves the match before', () => {
    const outcome = placeTeam(bracketOf(4), slot('main-2-1', 0), 'team-1')
    expect(outcome.ok && changedMatches(outcome.value)).toMatchObject([
      { id: 'main-1-1', status: 'waiting', slots: [{ teamId: null }, { teamId: 'team-4' }] },
      { id: 'main-2-1', status: 'waiting', slots: [{ teamId: 'team-1' }, { teamId: null }] },
    ])
  })

  test('a slot to which nobody comes can be filled while the match waits', () => {
    const gaveUp = after(bracketOf(4), bracket => forfeitMatch(bracket, 'main-1-1', [0, 1]))
    expect(required(gaveUp, 'main-2-1').slots[0]).toMatchObject({ teamId: null, closed: true })
    const placed = after(gaveUp, bracket => placeTeam(bracket, slot('main-2-1', 0), 'team-4'))
    expect(required(placed, 'main-2-1').slots[0]).toMatchObject({ teamId: 'team-4', closed: false })
    expect(required(play(placed, 'main-1-2', 0), 'main-2-1').status).toBe('ready')
  })

  test('a match which a team leaves and reaches again at once has not changed', () => {
    const ahead = after(
      bracketOf(4),
      bracket => placeTeam(bracket, slot('main-2-1', 0), 'team-1'),
      bracket => disqualifyTeam(bracket, 'team-4'),
    )
    const back = placeTeam(ahead, slot('main-1-1', 0), 'team-1')
    expect(back.ok && changedMatches(back.value)).toMatchObject([
      { id: 'main-1-1', status: 'finished', winner: 0 },
    ])
    expect(back.ok && back.value.bracket.matches.get('main-2-1')).toBe(required(ahead, 'main-2-1'))
  })

  test('a match with both teams is full', () => {
    expect(placeTeam(bracketOf(8), slot('main-1-1', 0), 'team-2')).toEqual({
      ok: false,
      code: 'match-full',
      facts: { matchId: 'main-1-1' },
    })
  })

  test('a slot is given once', () => {
    expect(placeTeam(withGaps, slot('main-1-1', 1), 'team-3')).toMatchObject({ code: 'slot-taken' })
  })

  test('who plays, or the match that runs, is busy', () => {
    const running = after(bracketOf(4), bracket => startMatch(bracket, 'main-1-1'))
    expect(placeTeam(running, slot('main-2-1', 1), 'team-4')).toMatchObject({
      code: 'match-busy',
      facts: { matchId: 'main-1-1' },
    })
    expect(placeTeam(running, slot('main-1-1', 1), 'team-2')).toMatchObject({ code: 'match-busy' })
  })

  test('a team stands once in a round', () => {
    const inRound = (bracket: Bracket, teamId: string) => placeTeam(bracket, slot('main-1-1', 0), teamId)
    const refusal = (matchId: string) => ({ ok: false, code: 'same-round', facts: { matchId } })
    expect(inRound(withGaps, 'team-2')).toEqual(refusal('main-1-2'))
    expect(inRound(withGaps, 'team-4')).toEqual(refusal('main-1-1'))
    const over = play(
      after(bracketOf(4), bracket => clearSlot(bracket, slot('main-1-1', 0))),
      'main-1-2',
      0,
    )
    expect(inRound(over, 'team-3')).toEqual(refusal('main-1-2'))
  })

  test('a match that is over takes nobody', () => {
    expect(placeTeam(bracketOf(3), slot('main-1-1', 1), 'team-3')).toMatchObject({ code: 'match-over' })
  })

  test('a team from outside is not found', () => {
    expect(placeTeam(withGaps, slot('main-1-1', 0), 'team-9')).toMatchObject({
      code: 'not-found',
      facts: { document: 'team' },
    })
  })

  test('no result sends a team to a slot that somebody has been given', () => {
    const placed = after(bracketOf(8), bracket => placeTeam(bracket, slot('main-2-1', 0), 'team-2'))
    const running = after(placed, bracket => startMatch(bracket, 'main-1-1'))
    const refusal = { ok: false, code: 'match-full', facts: { matchId: 'main-2-1' } }
    expect(finishSeries(running, 'main-1-1', [1, 0])).toEqual(refusal)
    expect(forfeitMatch(running, 'main-1-1', [0])).toEqual(refusal)
    const cleared = after(running, bracket => clearSlot(bracket, slot('main-2-1', 0)))
    expect(finishSeries(cleared, 'main-1-1', [1, 0])).toMatchObject({ ok: true })
  })

  test('nobody is let through to a slot that somebody else has been given', () => {
    const gone = after(
      bracketOf(8),
      bracket => placeTeam(bracket, slot('main-2-1', 0), 'team-3'),
      bracket => clearSlot(bracket, slot('main-1-1', 0)),
      bracket => disqualifyTeam(bracket, 'team-8'),
    )
    expect(placeTeam(gone, slot('main-1-1', 0), 'team-1')).toEqual({
      ok: false,
      code: 'match-full',
      facts: { matchId: 'main-2-1' },
    })
    const freed = after(
      gone,
      bracket => clearSlot(bracket, slot('main-2-1', 0)),
      bracket => placeTeam(bracket, slot('main-1-1', 0), 'team-1'),
    )
    expect(teamsOf(freed, 'main-2-1')).toEqual(['team-1', null])
  })

  test('who has played in a group is not placed in another one, nor where a place is still open', () => {
    const groups = bracketOf(8, { stages: [{ kind: 'gsl', groups: 2, advance: 2, bestOf: 1 }] })
    const played = play(groups, 's1g1-upper-1-1', 0)
    const [winner] = teamsOf(played, 's1g1-upper-1-1')
    const place = (matchId: string) => placeTeam(played, slot(matchId, 0), winner ?? '')
    expect(place('s1g2-lower-2-1')).toMatchObject({
      code: 'round-passed',
      facts: { matchId: 's1g1-upper-1-1' },
    })
    expect(place('s2-main-1-1')).toMatchObject({ code: 'match-not-ready' })
  })

  test('who has played a later round does not come back to an earlier one', () => {
    const moved = after(
      bracketOf(8),
      bracket => placeTeam(bracket, slot('main-2-1', 0), 'team-3'),
      bracket => placeTeam(bracket, slot('main-2-1', 1), 'team-7'),
    )
    const played = play(moved, 'main-2-1', 0)
    expect(placeTeam(played, slot('main-1-4', 0), 'team-3')).toEqual({
      ok: false,
      code: 'round-passed',
      facts: { matchId: 'main-2-1' },
    })
  })

  test('who has lost in the lower side can be let back into the upper one, before its losers come down', () => {
    const upper = ['upper-1-1', 'upper-1-2', 'upper-1-3', 'upper-1-4', 'lower-1-1']
    const lost = upper.reduce(
      (bracket, matchId) => play(bracket, matchId, 0),
      bracketOf(8, { format: 'double' }),
    )
    const [winner, loser] = teamsOf(lost, 'lower-1-1')
    const cleared = after(lost, bracket => clearSlot(bracket, slot('upper-2-1', 0)))
    const back = after(cleared, bracket => placeTeam(bracket, slot('upper-2-1', 0), loser ?? ''))
    expect(required(back, 'upper-2-1').status).toBe('ready')
    const down = play(play(lost, 'upper-2-2', 0), 'lower-2-1', 1)
    const late = after(down, bracket => clearSlot(bracket, slot('upper-2-1', 0)))
    expect(teamsOf(down, 'lower-3-1')).toContain(winner)
    expect(placeTeam(late, slot('upper-2-1', 0), winner ?? '')).toMatchObject({
      code: 'round-passed',
      facts: { matchId: 'lower-2-1' },
    })
  })
})
