import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { shownResult } from './shownResult.ts'

const running = { ...aMatch(), status: 'running', score: [0, 0], revision: 4 } as const

test("shows the match's result if nothing was entered", () => {
  expect(shownResult(running, null)).toEqual({ score: [0, 0] })
})

test('shows what was entered while its command is pending, whatever comes in', () => {
  expect(shownResult({ ...running, revision: 9 }, { counted: { score: [1, 0] }, revision: null })).toEqual({
    score: [1, 0],
  })
})

test('shows what was entered until the match reaches that revision', () => {
  const entered = { counted: { score: [1, 0] }, revision: 5 } as const
  expect(shownResult(running, entered)).toEqual({ score: [1, 0] })
  expect(shownResult({ ...running, score: [0, 1], revision: 5 }, entered)).toEqual({ score: [0, 1] })
})

function aMatch(): Match {
  const match = bracketOf(2).matches.get('main-1-1')
  if (match === undefined) throw new Error('No match')
  return match
}
