import { playOut } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { nextMatchOf } from './OwnMatchButton.tsx'

test("a team's match is the running one, else the next, else the last", () => {
  const start = bracketOf(8)
  const first = start.matches.get('main-1-1')
  const teamId = first?.slots[0].teamId ?? ''
  expect(nextMatchOf(start, teamId)).toBe('main-1-1')
  const over = playOut(start, { luck: 1, winner: () => 0 })
  expect(nextMatchOf(over, teamId)).toBe('main-3-1')
  expect(nextMatchOf(over, first?.slots[1].teamId ?? '')).toBe('main-1-1')
  expect(nextMatchOf(start, 'somebody else')).toBeNull()
})
