import { expect, test } from 'vitest'
import { commentatorsOfMatch } from './commentatorsOfMatch.ts'

const [main, second] = ['https://www.twitch.tv/main', 'https://www.twitch.tv/second']
const liveLinks = [
  { url: main, lang: 'ru' as const, title: '', stream: 0 },
  { url: second, lang: 'ru' as const, title: '', stream: 1 },
]
const booked = { broadcastLink: second, matches: { bracketId: 'now', matchIds: ['main-1-1'] } }
const outdated = { broadcastLink: main, matches: { bracketId: 'before', matchIds: ['main-1-1', 'main-1-2'] } }
const ofMain = { broadcastLink: main, matches: null }
const ofSecond = { broadcastLink: second, matches: null }
const elsewhere = { broadcastLink: 'https://www.twitch.tv/elsewhere', matches: null }
const all = [booked, outdated, ofMain, ofSecond, elsewhere]

test.each([
  ['those booked for it', 'main-1-1', 0, [booked]],
  ['otherwise those of the whole competition on its stream', 'main-1-2', 0, [ofMain, elsewhere]],
  ['otherwise those of the whole competition on its stream', 'main-1-2', 1, [ofSecond, elsewhere]],
])('a match has %s', (_, matchId, stream, expected) => {
  expect(commentatorsOfMatch(all, { bracketId: 'now', liveLinks }, { matchId, stream })).toEqual(expected)
})
