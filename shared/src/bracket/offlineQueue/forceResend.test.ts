import { expect, test } from 'vitest'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { setScore } from '../results/setScore.ts'
import { startMatch } from '../results/startMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { after } from '../testing/after.ts'
import { play, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { forceResend } from './forceResend.ts'
import {
  discarded,
  enqueue,
  isResolved,
  matchConflicts,
  nextToSend,
  sending,
  settled,
  withoutSuperseded,
  withQueued,
} from './offlineQueue.ts'
import type { GivenCommand, OfflineQueue } from './queuedCommand.ts'
import { isQueueable, waitingMatches } from './queuedCommand.ts'

const address = { competitionId: 'cup', bracketId: 'first' }
const bestOf = { rounds: 3, final: 3 } as const
const start = play(bracketOf(4, { bestOf }), 'main-1-2', 0)
const first = 'main-1-1'
const final = 'main-2-1'
const started = after(start, before => startMatch(before, first))

type Given = readonly [GivenCommand['name'], string, object]

/** The queue after commands on `known`, each a name with its fields, given one after the other. */
function queueOf(known: Bracket, ...given: readonly Given[]): OfflineQueue {
  return queuedAfter([], known, ...given)
}

function queuedAfter(before: OfflineQueue, known: Bracket, ...given: readonly Given[]): OfflineQueue {
  let queue = before
  for (const [name, matchId, fields] of given) {
    const shown = withQueued(known, address.bracketId, queue)
    const match = required(shown, matchId)
    const seen = { matchId, revision: match.revision, teamIds: teamPair(match) }
    const input = { ...address, ...seen, ...fields }
    const entry = { id: `${queue.length}`, at: 0, sent: false }
    const outcome = enqueue(queue, shown, { name, input } as GivenCommand, entry)
    if (!outcome.ok) throw new Error(outcome.code)
    queue = outcome.value.queue
  }
  return queue
}

/** The given commands on the first match after a conflict, resent with force on `current`. */
function anyway(current: Bracket, ...given: Parameters<typeof queueOf>[1][]) {
  const queue = settled(queueOf(start, ...given), '0', 'changed-meanwhile')
  const [conflict] = matchConflicts(queue)
  if (conflict === undefined) throw new Error('There is no conflict')
  let ids = 0
  return forceResend(queue, current, conflict, { competitionId: 'cup', at: 1, newId: () => `new-${ids++}` })
}

const mine = [
  ['startMatch', first, {}],
  ['finishSeries', first, { score: [2, 1] }],
] as const

test.each<readonly [string, (bracket: Bracket) => Bracket, readonly string[]]>([
  ['as it was', bracket => bracket, ['startMatch', 'finishSeries']],
  ['begun', () => started, ['finishSeries']],
  ['counted', () => after(started, before => setScore(before, first, [0, 1])), ['finishSeries']],
  [
    'won by the same team',
    () => after(started, before => finishSeries(before, first, [2, 0])),
    ['correctScore'],
  ],
  [
    'won by the other team',
    () => after(started, before => finishSeries(before, first, [0, 2])),
    ['reopenMatch', 'finishSeries'],
  ],
  [
    'forfeited before the start',
    bracket => after(bracket, before => forfeitMatch(before, first, [0])),
    ['reopenMatch', 'startMatch', 'finishSeries'],
  ],
  ['the same', () => after(started, before => finishSeries(before, first, [2, 1])), []],
])('a result is sent anyway on a match that is %s', (_, current, names) => {
  const outcome = anyway(current(start), ...mine)
  expect(outcome.ok && outcome.value.map(({ name }) => name)).toEqual(names)
  const shown = withQueued(current(start), 'first', outcome.ok ? outcome.value : [])
  expect(required(shown, first)).toMatchObject({ status: 'finished', score: [2, 1], winner: 0 })
})

test('a count, an undone start and a forfeit are sent anyway, too', () => {
  const over = after(started, before => finishSeries(before, first, [0, 2]))
  const becomes = (given: Parameters<typeof queueOf>[1][], facts: Partial<Match>) => {
    const outcome = anyway(over, ...given)
    if (!outcome.ok) throw new Error(outcome.code)
    expect(required(withQueued(over, 'first', outcome.value), first)).toMatchObject(facts)
  }
  const begin = ['startMatch', first, {}] as const
  becomes([begin, ['setScore', first, { score: [1, 0] }]], { status: 'running', score: [1, 0] })
  becomes([begin, ['unstartMatch', first, {}]], { status: 'ready', score: [0, 0] })
  becomes([['forfeitMatch', first, { sides: [1] }]], { status: 'finished', forfeits: [false, true] })
})

test('nothing is sent anyway where other teams play by now, or where a later match has begun', () => {
  const over = after(started, before => finishSeries(before, first, [0, 2]))
  const later = after(
    over,
    before => startMatch(before, final),
    before => setScore(before, final, [1, 0]),
  )
  expect(anyway(later, ...mine)).toMatchObject({ ok: false, code: 'next-match-started' })

  const queue = settled(queueOf(start, ...mine, ['startMatch', final, {}]), '0', 'changed-meanwhile')
  const conflict = matchConflicts(queue).find(({ matchId }) => matchId === final)
  if (conflict === undefined) throw new Error('The dependent command has no conflict')
  const given = { competitionId: 'cup', at: 1, newId: () => 'new' }
  expect(forceResend(queue, over, conflict, given)).toMatchObject({ ok: false, code: 'changed-meanwhile' })
})

test('commands that depend on a conflicting result are not sent; the others are', () => {
  const other = bracketOf(8)
  const queue = queueOf(
    play(other, 'main-1-2', 0),
    ['startMatch', first, {}],
    ['finishSeries', first, { score: [1, 0] }],
    ['startMatch', final, {}],
    ['startMatch', 'main-1-3', {}],
  )
  expect([...waitingMatches(queue, address.bracketId)]).toEqual([first, final, 'main-1-3'])
  // The other team won: the next match has the same revision, and another team in it.
  const rest = settled(settled(queue, '0', null), '1', 'changed-meanwhile')
  expect([...waitingMatches(rest, address.bracketId)]).toEqual(['main-1-3'])
  expect(nextToSend(rest)?.id).toBe('3')
  expect(matchConflicts(rest).map(({ matchId }) => matchId)).toEqual([first, final])
})

test('what was given since the refusal stays, whatever is decided', () => {
  // Somebody else had won the match for the other team, and has reopened it since.
  const known = bracketOf(8, { bestOf })
  const refused = settled(queueOf(known, ...mine), '0', 'changed-meanwhile')
  const since = queuedAfter(refused, known, ['startMatch', first, {}], ['startMatch', 'main-1-3', {}])
  const [conflict] = matchConflicts(since)
  if (conflict === undefined) throw new Error('There is no conflict')
  const waiting = since.filter(({ refusal }) => refusal === null)
  expect(waiting.map(({ name }) => name)).toEqual(['startMatch', 'startMatch'])
  expect(discarded(since, conflict)).toEqual(waiting)

  const given = { competitionId: 'cup', at: 1, newId: () => 'new' }
  const outcome = forceResend(since, known, conflict, given)
  expect(outcome.ok && outcome.value.map(({ name }) => name)).toEqual([
    'startMatch',
    'startMatch',
    'finishSeries',
  ])
  const shown = withQueued(known, address.bracketId, outcome.ok ? outcome.value : [])
  expect(required(shown, first)).toMatchObject({ status: 'finished', score: [2, 1] })
  // Decided in another tab meanwhile.
  const decided = discarded(since, conflict)
  expect(forceResend(decided, known, conflict, given)).toEqual({ ok: true, value: decided })
})

test('a score that was entered after a conflict decides it, and is not reverted', () => {
  const refused = settled(queueOf(start, ...mine), '0', 'changed-meanwhile')
  const later = [
    ['startMatch', first, {}],
    ['finishSeries', first, { score: [2, 0] }],
  ] as const
  const queue = queuedAfter(refused, start, ...later)
  expect(matchConflicts(queue)).toEqual([])
  expect(required(withQueued(start, 'first', queue), first)).toMatchObject({ score: [2, 0] })
  // One that was accepted at once is in no queue.
  const given = { name: 'correctScore', input: { ...address, matchId: first } } as const
  expect(withoutSuperseded(refused, given)).toEqual([])
  expect(withoutSuperseded(refused, { ...given, name: 'startMatch' })).toBe(refused)
})

test('what builds on a result that is refused after a decision is not sent either', () => {
  const begun = settled(queueOf(start, ['startMatch', first, {}]), '0', 'changed-meanwhile')
  const results = [
    ['finishSeries', first, { score: [2, 0] }],
    ['startMatch', final, {}],
    ['finishSeries', final, { score: [2, 0] }],
  ] as const
  const [conflict] = matchConflicts(begun)
  if (conflict === undefined) throw new Error('There is no conflict')
  const rest = discarded(queuedAfter(begun, started, ...results), conflict)
  expect(rest.map(({ input }) => input.matchId)).toEqual([first, final, final])
  // Meanwhile the other team has won: the final has the same revision, and another team in it.
  const next = nextToSend(rest)
  expect(next?.input.matchId).toBe(first)
  const asked = settled(rest, next?.id ?? '', 'changed-meanwhile')
  expect(nextToSend(asked)).toBeNull()
})

test('what may have arrived and was taken back by somebody else is asked, and not sent by itself', () => {
  const forfeited = queueOf(start, ['forfeitMatch', first, { sides: [1] }])
  const resolved = (queue: OfflineQueue) => {
    const [conflict] = matchConflicts(settled(queue, '0', 'changed-meanwhile'))
    return conflict && isResolved(conflict, required(start, first))
  }
  expect(resolved(forfeited)).toBe(true)
  expect(resolved(sending(forfeited, '0'))).toBe(false)
})

test('a walkover is sent anyway with the score that the match had', () => {
  const over = after(started, before => finishSeries(before, first, [0, 2]))
  const outcome = anyway(
    over,
    ['startMatch', first, {}],
    ['setScore', first, { score: [1, 0] }],
    ['forfeitMatch', first, { sides: [1] }],
  )
  const shown = withQueued(over, 'first', outcome.ok ? outcome.value : [])
  expect(required(shown, first)).toMatchObject({ score: [1, 0], forfeits: [false, true], winner: 0 })
})

test('a command is queued as the server would take it: refused, or done already', () => {
  const input = { ...address, matchId: first, revision: 0 }
  const give = (bracket: Bracket, revision: number) =>
    enqueue(
      [],
      bracket,
      { name: 'startMatch', input: { ...input, revision } },
      { id: 'a', at: 0, sent: false },
    )
  expect(give(started, 0)).toMatchObject({ ok: true, value: { queue: [], output: { revision: 1 } } })
  expect(give(started, 1)).toMatchObject({ ok: false, code: 'match-not-ready' })
  expect(give(start, 5)).toMatchObject({ ok: false, code: 'changed-meanwhile' })
  expect(isQueueable('startMatch', input)).toBe(true)
  expect(isQueueable('reopenMatch', { ...input, cascade: true, preview: false })).toBe(false)
  expect(isQueueable('placeTeam', { ...input, slot: 0, teamId: 'team-1' })).toBe(false)
})
