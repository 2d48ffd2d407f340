import { expect, test } from 'vitest'
import { streamsOf } from './streamsOf.ts'

const link = (stream: number, title: string) => ({
  url: `https://www.twitch.tv/${title}`,
  lang: 'ru' as const,
  title,
  stream,
})
const competition = { bracketId: 'now', liveLinks: [], broadcastQueue: null }

test('there is always one stream, and as many as links, matches and rules need', () => {
  expect(streamsOf(competition)).toEqual([null])
  expect(
    streamsOf({ ...competition, liveLinks: [link(1, 'B'), link(0, ''), link(0, 'A'), link(1, 'C')] }),
  ).toEqual(['A', 'B'])
  const matches = [{ matchId: 'main-1-1', stream: 2, locked: false }]
  const broadcastQueue = {
    bracketId: 'now',
    matches,
    revision: 1,
    refill: ['any' as const, null, null, null],
  }
  expect(streamsOf({ ...competition, broadcastQueue })).toHaveLength(3)
  expect(
    streamsOf({
      ...competition,
      broadcastQueue: { ...broadcastQueue, refill: [null, null, null, 'upper' as const] },
    }),
  ).toHaveLength(4)
  expect(streamsOf({ ...competition, bracketId: 'next', broadcastQueue })).toHaveLength(1)
})
