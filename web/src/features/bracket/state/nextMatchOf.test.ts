import { play, playOut } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { nextMatchOf } from './nextMatchOf.ts'

test("a team's match is the running one, else the next, else the last; none once the bracket is finished", () => {
  const start = bracketOf(8)
  const first = start.matches.get('main-1-1')
  const teamId = first?.slots[0].teamId ?? ''
  expect(nextMatchOf(start, teamId)).toBe('main-1-1')
  const loserId = first?.slots[1].teamId ?? ''
  expect(nextMatchOf(play(start, 'main-1-1', 0), teamId)).toBe('main-2-1')
  expect(nextMatchOf(play(start, 'main-1-1', 0), loserId)).toBe('main-1-1')
  const over = playOut(start, { luck: 1, winner: () => 0 })
  expect(nextMatchOf(over, teamId)).toBeNull()
  expect(nextMatchOf(over, loserId)).toBeNull()
  expect(nextMatchOf(start, 'somebody else')).toBeNull()
})
