import { expect, test } from 'vitest'
import { startMatch } from '../commands/startMatch.ts'
import { after } from '../testing/after.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { comingOnStream } from './comingMatches.ts'

const { shape, matches } = after(bracketOf(8), before => startMatch(before, 'main-1-1'))

test.each([
  [0, ['main-1-4', 'main-1-2']],
  [1, ['main-1-2']],
  [2, ['main-1-2']],
])('on stream %i come its queue and the matches that no other stream has', (stream, ids) => {
  const rows = [
    ['main-1-1', 0],
    ['main-1-3', 1],
    ['main-1-4', 0],
  ] as const
  const queued = rows.map(([matchId, of]) => ({ matchId, stream: of, locked: false }))
  const competition = { bracketId: 'now', broadcastQueue: { bracketId: 'now', matches: queued, revision: 0 } }
  const coming = comingOnStream(competition, shape.stages, [...matches.values()], stream)
  expect(coming.map(({ id }) => id)).toEqual(ids)
})
