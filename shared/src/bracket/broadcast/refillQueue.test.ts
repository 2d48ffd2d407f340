import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BroadcastQueue,
  type QueuedMatch,
  type RefillRule,
  refillRules,
} from '../../live/broadcastQueue.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { startMatch } from '../results/startMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { refillQueue } from './refillQueue.ts'

const fresh = bracketOf(8, { format: 'double' })
/** The first match of the lower side is ready, one of the upper side runs, and two are ready. */
const midway = started(finished(fresh, 'upper-1-1', 'upper-1-2'), 'upper-1-4')

test.each<[string, Bracket, Partial<BroadcastQueue>, [string, number][]]>([
  [
    'the next two by rule',
    fresh,
    { refill: ['any'] },
    [
      ['upper-1-1', 0],
      ['upper-1-2', 0],
    ],
  ],
  [
    'one that runs, if the stream has none',
    midway,
    { refill: ['any'] },
    [
      ['upper-1-4', 0],
      ['upper-1-3', 0],
    ],
  ],
  [
    'each stream its own side',
    midway,
    { refill: ['upper', 'lower'] },
    [
      ['upper-1-4', 0],
      ['lower-1-1', 1],
      ['upper-1-3', 0],
    ],
  ],
  [
    'first a match to show for each stream',
    fresh,
    { refill: ['any', 'any'] },
    [
      ['upper-1-1', 0],
      ['upper-1-2', 1],
      ['upper-1-3', 0],
      ['upper-1-4', 1],
    ],
  ],
  [
    'what no stream has, after what people queued',
    fresh,
    {
      refill: ['any', null],
      matches: [row('upper-1-2', 1), row('upper-1-4', 0, true)],
    },
    [
      ['upper-1-2', 1],
      ['upper-1-4', 0],
      ['upper-1-1', 0],
    ],
  ],
  [
    'nothing that the first stream shows without a queue',
    midway,
    { refill: [null, 'upper'] },
    [
      ['upper-1-3', 1],
      ['upper-2-1', 1],
    ],
  ],
  [
    'nothing that people removed',
    fresh,
    { refill: ['any'], skipped: ['upper-1-1'] },
    [
      ['upper-1-2', 0],
      ['upper-1-3', 0],
    ],
  ],
  [
    'the grand final after the upper side',
    onlyFinalLeft(),
    { refill: ['upper', 'lower'] },
    [['final-1-1', 0]],
  ],
])('the rule takes %s', (_, { shape, matches }, queue, rows) => {
  const before = { bracketId: 'now', matches: [], revision: 3, ...queue }
  const after = refillQueue(before, shape.stages, [...matches.values()])
  expect(after.matches.map(({ matchId, stream }) => [matchId, stream])).toEqual(rows)
  expect(after.revision).toBe(4)
})

test('a queue that is long enough stays the same until a match of it is over', () => {
  const { shape } = fresh
  const matches = [row('upper-1-4', 0), row('upper-1-3', 0), row('upper-1-2', 1)]
  const queue: BroadcastQueue = { bracketId: 'now', matches, revision: 3, refill: ['any', null] }
  expect(refillQueue(queue, shape.stages, [...fresh.matches.values()])).toBe(queue)
  const after = finished(fresh, 'upper-1-4')
  expect(refillQueue(queue, shape.stages, [...after.matches.values()])).toMatchObject({
    matches: [row('upper-1-4', 0), row('upper-1-3', 0), row('upper-1-2', 1), row('upper-1-1', 0)],
  })
})

test('what stays on air is the match that ended last, even if another one that is over was queued after it', () => {
  const { shape, matches } = finished(fresh, 'upper-1-1', 'upper-1-2')
  const ends = new Map([
    ['upper-1-1', 9],
    ['upper-1-2', 7],
  ])
  const timed = [...matches.values()].map(match => {
    const at = ends.get(match.id)
    return at === undefined ? match : { ...match, since: { status: 'finished' as const, at } }
  })
  const rows = [row('upper-1-1', 0), row('upper-1-2', 0)]
  const queue: BroadcastQueue = { bracketId: 'now', matches: rows, revision: 3, refill: ['upper'] }
  expect(refillQueue(queue, shape.stages, timed).matches).toEqual([
    row('upper-1-1', 0),
    row('upper-1-3', 0),
    row('upper-1-4', 0),
  ])
})

test('a refill keeps what people queued in their order, takes no match twice, and repeats nothing', () => {
  const ids = [...midway.matches.keys()]
  const rules = fc.array(fc.constantFrom<RefillRule | null>(null, ...refillRules), { maxLength: 4 })
  const rows = fc
    .uniqueArray(fc.constantFrom(...ids), { maxLength: 8 })
    .chain(matchIds =>
      fc.tuple(
        ...matchIds.map(matchId =>
          fc.record({ matchId: fc.constant(matchId), stream: fc.nat(3), locked: fc.boolean() }),
        ),
      ),
    )
  fc.assert(
    fc.property(rows, rules, (matches, refill) => {
      const queue: BroadcastQueue = { bracketId: 'now', matches, revision: 0, refill }
      const all = [...midway.matches.values()]
      const once = refillQueue(queue, midway.shape.stages, all)
      const over = new Set(all.filter(isOver).map(({ id }) => id))
      const queuedIds = new Set(matches.map(({ matchId }) => matchId))
      const [kept, added] = [true, false].map(isKept =>
        once.matches.filter(({ matchId }) => queuedIds.has(matchId) === isKept),
      )
      const isOpen = ({ matchId }: QueuedMatch) => !over.has(matchId)
      expect(kept?.filter(isOpen)).toEqual(matches.filter(isOpen))
      expect(new Set(once.matches.map(({ matchId }) => matchId)).size).toBe(once.matches.length)
      expect(refillQueue(once, midway.shape.stages, all)).toBe(once)
      for (const { matchId, stream } of added ?? []) {
        expect(over.has(matchId)).toBe(false)
        expect(refill[stream]).toBeTruthy()
      }
    }),
  )
})

function row(matchId: string, stream: number, locked = false) {
  return { matchId, stream, locked }
}

function started(bracket: Bracket, ...ids: readonly string[]): Bracket {
  return ids.reduce((before, id) => {
    const outcome = startMatch(before, id)
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value.bracket
  }, bracket)
}

function finished(bracket: Bracket, ...ids: readonly string[]): Bracket {
  return ids.reduce((before, id) => {
    const outcome = finishSeries(started(before, id), id, [1, 0])
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value.bracket
  }, bracket)
}

function onlyFinalLeft(): Bracket {
  const bracket = bracketOf(2, { format: 'double' })
  const first = [...bracket.matches.values()].find(({ section }) => section === 'upper')
  return finished(bracket, first?.id ?? '')
}
