import { expect, test } from 'vitest'
import { finishSeries } from '../commands/finishSeries.ts'
import { forfeitMatch } from '../commands/forfeitMatch.ts'
import { setScore } from '../commands/setScore.ts'
import { startMatch } from '../commands/startMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { after } from '../testing/after.ts'
import { play, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import type { GivenCommand, KeptQueue } from './keptCommand.ts'
import { isKeepable } from './keptCommand.ts'
import { keep, nextToSend, overtakenMatches, settled, waitingMatches, withKept } from './keptQueue.ts'
import { sentAnyway } from './sentAnyway.ts'

const address = { competitionId: 'cup', bracketId: 'first' }
const start = play(bracketOf(4, { bestOf: { rounds: 3, final: 3 } }), 'main-1-2', 0)
const first = 'main-1-1'
const final = 'main-2-1'
const started = after(start, before => startMatch(before, first))

/** The queue after commands on `known`, each a name with its fields, given one after the other. */
function kept(
  known: Bracket,
  ...given: readonly (readonly [GivenCommand['name'], string, object])[]
): KeptQueue {
  let queue: KeptQueue = []
  for (const [index, [name, matchId, fields]] of given.entries()) {
    const shown = withKept(known, address.bracketId, queue)
    const input = { ...address, matchId, revision: required(shown, matchId).revision, ...fields }
    const outcome = keep(queue, shown, { name, input } as GivenCommand, { id: `${index}`, at: 0 })
    if (!outcome.ok) throw new Error(outcome.code)
    queue = outcome.value.queue
  }
  return queue
}

/** What is given for the first match, overtaken, and sent anyway on `present`. */
function anyway(present: Bracket, ...given: Parameters<typeof kept>[1][]) {
  const queue = settled(kept(start, ...given), '0', 'changed-meanwhile')
  const [overtaken] = overtakenMatches(queue)
  if (overtaken === undefined) throw new Error('Nothing was overtaken')
  let ids = 0
  return sentAnyway(queue, present, overtaken, { competitionId: 'cup', at: 1, newId: () => `new-${ids++}` })
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
])('a result is sent anyway on a match that is %s', (_, present, names) => {
  const outcome = anyway(present(start), ...mine)
  expect(outcome.ok && outcome.value.map(({ name }) => name)).toEqual(names)
  const shown = withKept(present(start), 'first', outcome.ok ? outcome.value : [])
  expect(required(shown, first)).toMatchObject({ status: 'finished', score: [2, 1], winner: 0 })
})

test('a count, an undone start and a forfeit are sent anyway, too', () => {
  const over = after(started, before => finishSeries(before, first, [0, 2]))
  const becomes = (given: Parameters<typeof kept>[1][], facts: Partial<Match>) => {
    const outcome = anyway(over, ...given)
    if (!outcome.ok) throw new Error(outcome.code)
    expect(required(withKept(over, 'first', outcome.value), first)).toMatchObject(facts)
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

  const queue = settled(kept(start, ...mine, ['startMatch', final, {}]), '0', 'changed-meanwhile')
  const overtaken = overtakenMatches(queue).find(({ matchId }) => matchId === final)
  if (overtaken === undefined) throw new Error('What builds on it was not overtaken')
  const given = { competitionId: 'cup', at: 1, newId: () => 'new' }
  expect(sentAnyway(queue, over, overtaken, given)).toMatchObject({ ok: false, code: 'changed-meanwhile' })
})

test('what builds on a result that was overtaken is not sent, and what does not is', () => {
  const other = bracketOf(8)
  const queue = kept(
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
  expect(overtakenMatches(rest).map(({ matchId }) => matchId)).toEqual([first, final])
})

test('a command is kept as the server would take it: refused, or done already', () => {
  const input = { ...address, matchId: first, revision: 0 }
  const give = (bracket: Bracket, revision: number) =>
    keep([], bracket, { name: 'startMatch', input: { ...input, revision } }, { id: 'a', at: 0 })
  expect(give(started, 0)).toMatchObject({ ok: true, value: { queue: [], output: { revision: 1 } } })
  expect(give(started, 1)).toMatchObject({ ok: false, code: 'match-not-ready' })
  expect(give(start, 5)).toMatchObject({ ok: false, code: 'changed-meanwhile' })
  expect(isKeepable('startMatch', input)).toBe(true)
  expect(isKeepable('reopenMatch', { ...input, cascade: true, preview: false })).toBe(false)
  expect(isKeepable('placeTeam', { ...input, slot: 0, teamId: 'team-1' })).toBe(false)
})
