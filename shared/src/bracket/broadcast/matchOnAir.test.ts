import { expect, test } from 'vitest'
import { withDefaults } from '../../competition/competition.ts'
import { aCompetition } from '../../competition/testing/aCompetition.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { startMatch } from '../results/startMatch.ts'
import { after } from '../testing/after.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { matchOnAir, openQueuedMatches, withoutMatchOnAir } from './matchOnAir.ts'

const fresh = bracketOf(8)
const running = ['main-1-3', 'main-1-2'].reduce((bracket, id) => {
  const started = startMatch(bracket, id)
  if (!started.ok) throw new Error(started.code)
  return started.value.bracket
}, fresh)
const finished = finishSeries(running, 'main-1-3', [1, 0])
if (!finished.ok) throw new Error(finished.code)

test.each([
  ['the first that runs', 'main-1-2', queue('now')],
  ['the first of the queue', 'main-1-1', queue('now', 'main-1-1', 'main-1-4')],
  ['what has ended until the next one starts', 'main-1-3', queue('now', 'main-1-3', 'main-1-4')],
  ['the one after what is over once it runs', 'main-1-2', queue('now', 'main-1-3', 'main-1-2')],
  ['what comes first, not what has ended behind it', 'main-1-1', queue('now', 'main-1-1', 'main-1-3')],
  ['not one of an earlier bracket', 'main-1-2', queue('before', 'main-1-1')],
  ['not one that does not exist', 'main-1-2', queue('now', 'main-9-9')],
])('%s is shown', (_, id, competition) => {
  const { matches } = finished.value.bracket
  expect(matchOnAir(competition, [...matches.values()].toReversed())?.id).toBe(id)
})

test('without a queue, what was played to its end last stays until the next one starts or a queue is made', () => {
  const ended = after(
    after(finished.value.bracket, before => finishSeries(before, 'main-1-2', [0, 1])),
    before => forfeitMatch(before, 'main-1-4', [1]),
  )
  const at: Readonly<Record<string, number>> = { 'main-1-2': 7, 'main-1-3': 5, 'main-1-4': 9 }
  const matches = [...ended.matches.values()].map(match =>
    match.status === 'finished'
      ? { ...match, since: { status: match.status, at: at[match.id] ?? 0 } }
      : match,
  )
  const none = { bracketId: 'now', broadcastQueue: null }
  expect(matchOnAir(none, matches)?.id).toBe('main-1-2')
  expect(matchOnAir(queue('before', 'main-1-1'), matches)?.id).toBe('main-1-2')
  expect([matchOnAir(none, matches, 1), matchOnAir(queue('now'), matches)]).toEqual([null, null])
  const next = after(ended, before => startMatch(before, 'main-1-1'))
  expect(matchOnAir(none, [...next.matches.values()])?.id).toBe('main-1-1')
})

test('nothing is shown before a match has started', () => {
  expect(matchOnAir(queue('now'), [...fresh.matches.values()])).toBeNull()
})

test('what a desk takes off the air leaves with what is over in its stream, once', () => {
  const matches = [...finished.value.bracket.matches.values()]
  const rows = [
    ...['main-1-3', 'main-1-2', 'main-1-4'].map(matchId => ({ matchId, stream: 0, locked: false })),
    { matchId: 'main-1-1', stream: 1, locked: false },
  ]
  const off = { matchId: 'main-1-2', stream: 0 }
  const left = withoutMatchOnAir(rows, matches, off)
  expect(left.map(({ matchId }) => matchId)).toEqual(['main-1-4', 'main-1-1'])
  expect(withoutMatchOnAir(left, matches, off)).toEqual(left)
})

test('a match that was chosen before there were queues is a queue of one', () => {
  const { broadcastQueue: _, ...stored } = aCompetition({ bracketId: 'now' })
  const completed = withDefaults({
    ...stored,
    shownMatch: { bracketId: 'now', matchId: 'main-1-4' },
  } as never)
  expect(openQueuedMatches(completed, [...fresh.matches.values()]).map(({ id }) => id)).toEqual(['main-1-4'])
})

test('each stream has its own queue, and the first one shows no match of another', () => {
  const { matches } = finished.value.bracket
  const broadcastQueue = {
    bracketId: 'now',
    matches: [{ matchId: 'main-1-2', stream: 1, locked: false }],
    revision: 0,
  }
  const onAir = (stream: number) =>
    matchOnAir({ bracketId: 'now', broadcastQueue }, [...matches.values()], stream)
  expect([onAir(0), onAir(1)?.id, onAir(2)]).toEqual([null, 'main-1-2', null])
})

function queue(bracketId: string, ...ids: readonly string[]) {
  const matches = ids.map(matchId => ({ matchId, stream: 0, locked: false }))
  return { bracketId: 'now', broadcastQueue: { bracketId, matches, revision: 0 } }
}
