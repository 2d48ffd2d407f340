import { expect, test } from 'vitest'
import { bracketOf } from '../testing/randomTournament.ts'
import { playedSince } from './playedSince.ts'

test('a team has played since a time if its match started or ended after it, without a forfeit', () => {
  const [first, second, third, fourth] = [...bracketOf(8).matches.values()]
  if (!first || !second || !third || !fourth) throw new Error('A match is missing.')
  const since = (status: 'ready' | 'running' | 'finished', at: number) => ({ status, since: { status, at } })
  const matches = [
    { ...first, ...since('running', 20) },
    { ...second, ...since('finished', 9) },
    { ...third, ...since('ready', 20) },
    { ...fourth, ...since('finished', 20), forfeits: [true, false] as const },
  ]
  expect(playedSince(matches, 10)).toEqual(new Set(first.slots.map(({ teamId }) => teamId)))
})
