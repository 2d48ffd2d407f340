import { expect, test } from 'vitest'
import type { BroadcastQueue } from '../../live/broadcastQueue.ts'
import { startMatch } from '../results/startMatch.ts'
import { after } from '../testing/after.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { comingOnStream } from './comingMatches.ts'

const { shape, matches } = after(bracketOf(8), before => startMatch(before, 'main-1-1'))

const coming = (
  rows: readonly (readonly [string, number])[],
  stream: number,
  rules: BroadcastQueue['refill'] = [],
) => {
  const queued = rows.map(([matchId, of]) => ({ matchId, stream: of, locked: false }))
  const broadcastQueue = { bracketId: 'now', matches: queued, revision: 0, refill: rules }
  const competition = { bracketId: 'now', broadcastQueue }
  return comingOnStream(competition, shape.stages, [...matches.values()], stream).map(({ id }) => id)
}

test.each([
  [0, ['main-1-4']],
  [1, []],
  [2, []],
])('on stream %i comes only what is queued for it', (stream, ids) => {
  const rows = [
    ['main-1-1', 0],
    ['main-1-3', 1],
    ['main-1-4', 0],
  ] as const
  expect(coming(rows, stream)).toEqual(ids)
})

test('on the first stream, if nothing is queued for it, come the matches that no other stream has', () => {
  expect(coming([['main-1-3', 1]], 0)).toEqual(['main-1-2', 'main-1-4'])
  expect(coming([['main-1-3', 1]], 0, ['any'])).toEqual([])
})
