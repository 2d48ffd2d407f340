import { expect, test } from 'vitest'
import { after } from '../testing/after.ts'
import { play } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { placeTeam } from './placeTeam.ts'
import { replaceTeam } from './replaceTeam.ts'

test('who was replaced does not come back into a round in which it has played, or before one', () => {
  const replaced = after(play(bracketOf(8), 'main-1-1', 0), before => replaceTeam(before, 'team-1', 'wolves'))
  expect(replaceTeam(replaced, 'team-2', 'team-1')).toEqual({
    ok: false,
    code: 'same-round',
    facts: { matchId: 'main-1-1' },
  })
  expect(replaceTeam(replaced, 'wolves', 'team-1')).toMatchObject({ ok: true })
})

test('who has played in a slot that somebody else is to take is not replaced before that is settled', () => {
  const ahead = after(
    bracketOf(8),
    before => placeTeam(before, { matchId: 'main-2-1', side: 0 }, 'team-3'),
    before => placeTeam(before, { matchId: 'main-2-1', side: 1 }, 'team-2'),
  )
  const played = play(ahead, 'main-2-1', 0)
  expect(replaceTeam(played, 'team-3', 'wolves')).toEqual({
    ok: false,
    code: 'match-full',
    facts: { matchId: 'main-2-1' },
  })
})
