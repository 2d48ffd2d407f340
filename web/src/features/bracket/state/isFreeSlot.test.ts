import { clearSlot } from '@upper-bracket/shared/bracket/commands/clearSlot'
import { forfeitMatch } from '@upper-bracket/shared/bracket/commands/forfeitMatch'
import { reopenMatch } from '@upper-bracket/shared/bracket/commands/reopenMatch'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { isFreeSlot } from './isFreeSlot.ts'

const start = bracketOf(4)

test('a cleared slot is free once the match that fed it is over', () => {
  expect(isFree(start, 'main-2-1')).toBe(false)
  const played = accepted(forfeitMatch(start, 'main-1-1', [1]))
  expect(isFree(played, 'main-2-1')).toBe(false)
  const cleared = accepted(clearSlot(played, { matchId: 'main-2-1', side: 0 }))
  expect(isFree(cleared, 'main-2-1')).toBe(true)
  expect(isFree(accepted(reopenMatch(cleared, 'main-1-1', { cascade: false })), 'main-2-1')).toBe(false)
})

test('a slot of the first round is free as soon as it is cleared', () => {
  expect(isFree(start, 'main-1-1')).toBe(false)
  expect(isFree(accepted(clearSlot(start, { matchId: 'main-1-1', side: 0 })), 'main-1-1')).toBe(true)
})

function isFree({ matches }: Bracket, matchId: string): boolean | undefined {
  const match = matches.get(matchId)
  return match && isFreeSlot(match.slots[0], id => matches.get(id))
}

function accepted(outcome: ReturnType<typeof forfeitMatch | typeof clearSlot | typeof reopenMatch>): Bracket {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.bracket
}
