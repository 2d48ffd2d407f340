import { disqualifyTeam } from '@upper-bracket/shared/bracket/commands/disqualifyTeam'
import { finishSeries } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { forfeitMatch } from '@upper-bracket/shared/bracket/commands/forfeitMatch'
import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { required } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { expect, test } from 'vitest'
import { slotResult } from './slotResult.ts'

type Command = (bracket: Bracket) => Outcome<BracketChange>

const id = 'main-1-1'
const start: Command = bracket => startMatch(bracket, id)
const count: Command = bracket => setScore(bracket, id, [1, 0])

test('a match shows the games won, and nothing before it starts', () => {
  expect(results()).toEqual([null, null])
  expect(results(start, count)).toEqual([1, 0])
  expect(results(start, bracket => finishSeries(bracket, id, [2, 1]))).toEqual([2, 1])
})

test('a match not played to its end shows no games', () => {
  expect(results(bracket => forfeitMatch(bracket, id, [1]))).toEqual(['walkover', 'absent'])
  expect(results(bracket => forfeitMatch(bracket, id, [0, 1]))).toEqual(['absent', 'absent'])
  expect(results(start, count, bracket => forfeitMatch(bracket, id, [0]))).toEqual(['gave-up', 'walkover'])
  expect(results(bracket => disqualifyTeam(bracket, 'team-1'))).toEqual(['disqualified', 'walkover'])
})

test('a match that was played shows its games, even if a team left afterwards', () => {
  const { bracket } = accepted(finishSeries(accepted(startMatch(bracketOf(2), id)).bracket, id, [1, 0]))
  const match = required(bracket, id)
  const [winner, loser] = match.slots
  const left: Match = { ...match, slots: [{ ...winner, closed: true }, loser] }
  expect([slotResult(left, 0), slotResult(left, 1)]).toEqual([1, 0])
})

function accepted(outcome: Outcome<BracketChange>): BracketChange {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

function results(...commands: readonly Command[]) {
  const bracket = commands.reduce(
    (before, command) => accepted(command(before)).bracket,
    bracketOf(4, { bestOf: { rounds: 3, final: 3 } }),
  )
  const match = bracket.matches.get(id)
  return match && [slotResult(match, 0), slotResult(match, 1)]
}
