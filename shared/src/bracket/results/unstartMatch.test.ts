import { expect, test } from 'vitest'
import { after } from '../testing/after.ts'
import { changedMatches } from '../testing/changedMatches.ts'
import { play, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { finishSeries } from './finishSeries.ts'
import { reopenMatch } from './reopenMatch.ts'
import { setScore } from './setScore.ts'
import { startMatch } from './startMatch.ts'
import { unstartMatch } from './unstartMatch.ts'

const ready = bracketOf(4, { bestOf: { rounds: 3, final: 3 } })
const running = after(ready, before => startMatch(before, 'main-1-1'))

test('a match that was started by mistake is ready again, and nothing else changes', () => {
  const outcome = unstartMatch(running, 'main-1-1')
  expect(outcome.ok && changedMatches(outcome.value)).toEqual([
    { ...required(ready, 'main-1-1'), revision: 2 },
  ])
})

test('the games counted so far are gone', () => {
  const scored = after(running, before => setScore(before, 'main-1-1', [1, 1]))
  const outcome = unstartMatch(scored, 'main-1-1')
  expect(outcome.ok && changedMatches(outcome.value)).toEqual([
    { ...required(ready, 'main-1-1'), revision: 3 },
  ])
})

test('a match that runs again because its result was reopened can be un-started too', () => {
  const again = after(
    running,
    before => finishSeries(before, 'main-1-1', [2, 1]),
    before => reopenMatch(before, 'main-1-1', { cascade: false }),
    before => unstartMatch(before, 'main-1-1'),
  )
  expect(required(again, 'main-1-1')).toEqual({ ...required(ready, 'main-1-1'), revision: 4 })
})

test('a match that does not run is refused', () => {
  const refusal = (status: string) => ({ ok: false, code: 'match-not-running', facts: { status } })
  expect(unstartMatch(ready, 'main-1-1')).toEqual(refusal('ready'))
  expect(unstartMatch(ready, 'main-2-1')).toEqual(refusal('waiting'))
  expect(unstartMatch(bracketOf(3), 'main-1-1')).toEqual(refusal('bye'))
  expect(unstartMatch(play(ready, 'main-1-1', 0), 'main-1-1')).toEqual(refusal('finished'))
  expect(unstartMatch(ready, 'main-9-1')).toMatchObject({ code: 'not-found' })
})
