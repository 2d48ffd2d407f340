import { expect, test } from 'vitest'
import { refuse } from '../../errors/outcome.ts'
import type { Bracket } from '../model/bracket.ts'
import { after } from '../testing/after.ts'
import { afterSteps } from '../testing/afterSteps.ts'
import { type Command, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { correctScore } from '../results/correctScore.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { placeTeam } from '../slots/placeTeam.ts'
import { reopenMatch } from '../results/reopenMatch.ts'
import { replaceTeam } from '../slots/replaceTeam.ts'
import { startMatch } from '../results/startMatch.ts'
import { stepsBack } from './stepsBack.ts'

const id = 'main-1-1'
const start: Command = bracket => startMatch(bracket, id)
const finish: Command = bracket => finishSeries(bracket, id, [2, 1])
const reopen: Command = bracket => reopenMatch(bracket, id, { cascade: false })
const finishOther: readonly Command[] = [
  bracket => startMatch(bracket, 'main-1-2'),
  bracket => finishSeries(bracket, 'main-1-2', [2, 0]),
]
const ready = bracketOf(4, { bestOf: { rounds: 3, final: 3 } })
const running = after(ready, start)
const finished = after(running, finish)
const forfeited = after(ready, bracket => forfeitMatch(bracket, id, [0]))

/** The steps that lead from `now` back over what lies between two brackets. */
function back(from: Bracket, to: Bracket, now = to) {
  const changes = [...to.matches.values()].flatMap(match => {
    const before = required(from, match.id)
    return before === match ? [] : [[before, match] as const]
  })
  return stepsBack({ competitionId: 'cup', bracketId: 'first' }, now, changes)
}
function names(outcome: ReturnType<typeof back>) {
  return outcome.ok ? outcome.value.map(({ name }) => name) : outcome
}

test.each([
  ['a start', ready, running, ['unstartMatch']],
  ['a count', running, after(running, finish, reopen), ['setScore']],
  ['a result', running, finished, ['reopenMatch', 'setScore']],
  ['a start and a result', ready, finished, ['reopenMatch', 'unstartMatch']],
  ['a forfeit', ready, forfeited, ['reopenMatch']],
  [
    'a corrected score',
    finished,
    after(finished, bracket => correctScore(bracket, id, [2, 0])),
    ['correctScore'],
  ],
  [
    'a corrected winner',
    finished,
    after(finished, reopen, bracket => finishSeries(bracket, id, [0, 2])),
    ['reopenMatch', 'finishSeries'],
  ],
  ['a reopened forfeit', forfeited, after(forfeited, reopen), ['forfeitMatch']],
  ['a reopened result that is not to be played', finished, after(finished, reopen), ['finishSeries']],
  [
    'a team that was placed from another match',
    ready,
    after(ready, bracket => placeTeam(bracket, { matchId: 'main-2-1', side: 0 }, 'team-1')),
    ['placeTeam'],
  ],
  ['a replacement', ready, after(ready, bracket => replaceTeam(bracket, 'team-1', 'new')), ['replaceTeam']],
] as const)('%s is undone', (_, from, to, expected) => {
  const steps = back(from, to)
  expect(names(steps)).toEqual(expected)
  if (!steps.ok) return
  const undone = afterSteps(to, steps.value)
  for (const match of from.matches.values()) {
    expect(undone.ok && required(undone.value, match.id)).toEqual({
      ...match,
      revision: expect.any(Number),
    })
  }
})

test('what the change did not touch stays as others have left it', () => {
  const now = after(finished, ...finishOther)
  const steps = back(running, finished, now)
  const undone = afterSteps(now, steps.ok ? steps.value : [])
  const next = undone.ok ? required(undone.value, 'main-2-1').slots : []
  expect(next.map(({ teamId }) => teamId)).toEqual([null, required(now, 'main-1-2').slots[0].teamId])
})

test.each([
  ['the result', after(finished, bracket => correctScore(bracket, id, [2, 0]))],
  ['where it led to', after(finished, reopen)],
])('if others have changed %s, nothing is undone', (_, now) => {
  expect(back(running, finished, now)).toEqual(refuse('changed-meanwhile'))
})

test('what would revert another result is tried, and nothing after it', () => {
  const now = after(finished, ...finishOther, bracket => startMatch(bracket, 'main-2-1'))
  const steps = back(ready, finished, now)
  expect(names(steps)).toEqual(['reopenMatch'])
  expect(steps.ok && afterSteps(now, steps.value)).toMatchObject({ code: 'next-match-started' })
})
