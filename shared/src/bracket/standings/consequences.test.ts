import { expect, test } from 'vitest'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { startMatch } from '../results/startMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import { after } from '../testing/after.ts'
import { type Command, play } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { consequences } from './consequences.ts'

function following(bracket: Bracket, command: Command) {
  const outcome = command(bracket)
  if (!outcome.ok) throw new Error(outcome.code)
  const { ended, arrivals, champion } = consequences(bracket, outcome.value)
  return {
    ended: ended.map(({ id, winner, slots }) => [id, winner === null ? null : slots[winner].teamId]),
    arrivals: arrivals.map(({ teamId, match }) => [teamId, match.id]),
    champion,
  }
}

test('both teams forfeit: the team that waits for them in the final is the champion', () => {
  const bracket = play(bracketOf(4), 'main-1-2', 0)
  expect(following(bracket, before => forfeitMatch(before, 'main-1-1', [0, 1]))).toEqual({
    ended: [['main-1-1', null]],
    arrivals: [],
    champion: 'team-2',
  })
})

test('one team forfeits: the other one goes on, and the loser where losers go', () => {
  const bracket = bracketOf(4, { format: 'double' })
  expect(following(bracket, before => forfeitMatch(before, 'upper-1-1', [0]))).toEqual({
    ended: [['upper-1-1', 'team-4']],
    arrivals: [
      ['team-4', 'upper-2-1'],
      ['team-1', 'lower-1-1'],
    ],
    champion: undefined,
  })
})

test('a disqualified team forfeits its match below as well', () => {
  const bracket = play(bracketOf(4, { format: 'double' }), 'upper-1-2', 0)
  expect(following(bracket, before => disqualifyTeam(before, 'team-1'))).toEqual({
    ended: [
      ['upper-1-1', 'team-4'],
      ['lower-1-1', 'team-3'],
    ],
    arrivals: [
      ['team-4', 'upper-2-1'],
      ['team-3', 'lower-2-1'],
    ],
    champion: undefined,
  })
})

test('a result of the final makes its winner the champion; where both forfeit it, nobody is', () => {
  const final = after(bracketOf(2), before => startMatch(before, 'main-1-1'))
  expect(following(final, before => finishSeries(before, 'main-1-1', [0, 1]))).toEqual({
    ended: [['main-1-1', 'team-2']],
    arrivals: [],
    champion: 'team-2',
  })
  expect(following(final, before => forfeitMatch(before, 'main-1-1', [0, 1])).champion).toBeNull()
})

test('the competition is finished with the last of the final and the match for third place', () => {
  const semifinals = play(play(bracketOf(4, { thirdPlace: true }), 'main-1-1', 0), 'main-1-2', 0)
  const final: Command = before => forfeitMatch(before, 'main-2-1', [0])
  const third: Command = before => forfeitMatch(before, 'third-place-1-1', [0])
  const finishes = (bracket: Bracket, command: Command) => {
    const outcome = command(bracket)
    return outcome.ok && consequences(bracket, outcome.value).finishes
  }
  expect(finishes(semifinals, final)).toBe(false)
  expect(finishes(semifinals, third)).toBe(false)
  expect(finishes(after(semifinals, final), third)).toBe(true)
  expect(finishes(after(semifinals, third), final)).toBe(true)
})
