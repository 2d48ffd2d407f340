import { expect, test } from 'vitest'
import { clearSlot } from '../slots/clearSlot.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { placeTeam } from '../slots/placeTeam.ts'
import { reopenMatch } from '../results/reopenMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Side } from '../model/match.ts'
import { champion } from '../testing/champion.ts'
import { after } from '../testing/after.ts'
import { play, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { roundsOf } from './roundsOf.ts'

const slot = (matchId: string, side: Side) => ({ matchId, side })
const teamsOf = (bracket: Bracket, matchId: string) =>
  required(bracket, matchId).slots.map(slot => slot.teamId)

const start = bracketOf(4, { format: 'double', grandFinal: 'reset' })
const toTheFinal = ['upper-1-1', 'upper-1-2', 'lower-1-1', 'upper-2-1', 'lower-2-1'].reduce(
  (bracket, matchId) => play(bracket, matchId, 0),
  start,
)
const [upper = '', lower = ''] = teamsOf(toTheFinal, 'final-1-1').map(id => id ?? '')
const due = play(toTheFinal, 'final-1-1', 1)

test('nobody is placed there before the lower side has won the first one', () => {
  const refusal = { ok: false, code: 'match-not-ready', facts: { status: 'waiting' } }
  for (const bracket of [start, toTheFinal]) {
    for (const side of [0, 1] as const) {
      expect(placeTeam(bracket, slot('final-2-1', side), 'team-1')).toEqual(refusal)
    }
  }
  const once = play(toTheFinal, 'final-1-1', 0)
  expect(placeTeam(once, slot('final-2-1', 0), lower)).toMatchObject({ code: 'match-over' })
})

test('a slot of it can be given to another team once it is due', () => {
  const cleared = after(due, bracket => clearSlot(bracket, slot('final-2-1', 0)))
  expect(roundsOf(cleared).at(-1)?.name).toEqual({ key: 'second-final' })
  const placed = after(cleared, bracket => placeTeam(bracket, slot('final-2-1', 0), 'team-3'))
  expect(champion(play(placed, 'final-2-1', 0))).toBe('team-3')
})

test('the teams placed there leave when the first one is reopened', () => {
  const placed = after(
    due,
    bracket => clearSlot(bracket, slot('final-2-1', 1)),
    bracket => placeTeam(bracket, slot('final-2-1', 1), 'team-3'),
  )
  for (const before of [placed, play(placed, 'final-2-1', 1)]) {
    const again = after(before, bracket => reopenMatch(bracket, 'final-1-1', { cascade: true }))
    expect(teamsOf(again, 'final-1-1')).toEqual([upper, lower])
    expect(required(again, 'final-2-1')).toMatchObject({
      status: 'waiting',
      slots: [
        { teamId: null, closed: false },
        { teamId: null, closed: false },
      ],
    })
    const decided = after(again, bracket => finishSeries(bracket, 'final-1-1', [1, 0]))
    expect(champion(decided)).toBe(upper)
  }
})
