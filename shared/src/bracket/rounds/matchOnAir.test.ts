import { expect, test } from 'vitest'
import { startMatch } from '../commands/startMatch.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { matchOnAir } from './matchOnAir.ts'

const fresh = bracketOf(8)
const running = ['main-1-3', 'main-1-2'].reduce((bracket, id) => {
  const started = startMatch(bracket, id)
  if (!started.ok) throw new Error(started.code)
  return started.value.bracket
}, fresh)

test.each([
  ['the first that runs', 'main-1-2', null],
  ['the one that was chosen', 'main-1-1', { bracketId: 'now', matchId: 'main-1-1' }],
  ['not one of an earlier bracket', 'main-1-2', { bracketId: 'before', matchId: 'main-1-1' }],
  ['not one that does not exist', 'main-1-2', { bracketId: 'now', matchId: 'main-9-9' }],
])('%s is shown', (_, id, shownMatch) => {
  expect(shown(running, shownMatch)).toBe(id)
})

test('nothing is shown before a match has started', () => {
  expect(shown(fresh, null)).toBeUndefined()
})

function shown(bracket: typeof fresh, shownMatch: { bracketId: string; matchId: string } | null) {
  const competition = { bracketId: 'now', shownMatch }
  return matchOnAir(competition, [...bracket.matches.values()].toReversed())?.id
}
