import { configureStore } from '@reduxjs/toolkit'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { play } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bracketApi } from '#documents/bracket.ts'
import { newerMatch } from '#documents/predictedMatches.ts'
import { api } from '#platform/api/api.ts'
import { mergeRows, settleRows } from '#platform/streams/documentStreams.ts'
import {
  openingStream,
  type StreamEvent,
  type StreamState,
  streamStep,
} from '#platform/streams/streamMachine.ts'
import { optimisticUpdate } from './optimisticUpdate.ts'

const address = { competitionId: 'cup', bracketId: 'first' }
const matchId = 'main-1-1'
const input = { ...address, matchId, revision: 0 }
const show = optimisticUpdate('startMatch')

let store: ReturnType<typeof makeStore>
const bracket = bracketOf(4)

const rows = () => bracketApi.endpoints.matches.select(address)(store.getState()).data?.value ?? []
const row = (id = matchId) => rows().find(match => match.id === id)
const accepted = Promise.resolve({})
const start = (queryFulfilled: Promise<object>) => show(input, { ...store, queryFulfilled })

beforeEach(async () => {
  store = makeStore()
  await fill(bracket)
})
// Otherwise its streams would ask for snapshots later, during tests of other files.
afterEach(() => void store.dispatch(api.util.resetApiState()))

test('a command shows at once, and only in its match', async () => {
  const before = rows()
  const settled = start(accepted)
  expect(row()).toMatchObject({ status: 'running', revision: 1 })
  await settled
  expect(row()).toMatchObject({ status: 'running', revision: 1 })
  expect(rows().filter((match, index) => match !== before[index])).toHaveLength(1)
})

test('a refused command is reverted', async () => {
  const before = row()
  const settled = start(Promise.reject(new Error('refused')))
  expect(row()?.status).toBe('running')
  await settled
  expect(row()).toEqual(before)
})

test('of two commands shown at once, taking both back leaves the match as it was', async () => {
  const before = row()
  const first = Promise.withResolvers<object>()
  const second = Promise.withResolvers<object>()
  const settled = [start(first.promise), finish(second.promise)]
  expect(row()).toMatchObject({ status: 'finished', revision: 2 })
  first.reject(new Error('refused'))
  await settled[0]
  // Kept for later: shown by what is kept.
  second.resolve({ meta: { queued: true } })
  await settled[1]
  expect(row()).toEqual(before)
  expect(rows().find(({ id }) => id === 'main-2-1')?.slots[0].teamId).toBeNull()
})

test('what has come from the server in the meantime stays when the command is refused', async () => {
  const { promise, reject } = Promise.withResolvers<object>()
  const settled = start(promise)
  const theirs: Match = { ...(row() as Match), status: 'running', score: [1, 0], revision: 7 }
  await fill(bracket, theirs)
  reject(new Error('refused'))
  await settled
  expect(row()).toEqual(theirs)
})

test('what the server reports as it is shown is not shown again, and stays when the answer is lost', async () => {
  const { promise, reject } = Promise.withResolvers<object>()
  const settled = start(promise)
  const shown = row() as Match
  arrives(structuredClone(shown))
  expect(row()).toBe(shown)
  reject(new Error('lost'))
  await settled
  expect(row()).toBe(shown)
})

test.each([
  ['a snapshot in place of the listener', 'listener', 'polled'],
  ["a listener's first report", 'snapshots', 'reported'],
] as const)('what %s confirms stays when the answer is lost', async (_, source, type) => {
  const { promise, reject } = Promise.withResolvers<object>()
  const settled = start(promise)
  const shown = row() as Match
  const whole = structuredClone(rows())
  const following = { ...openingStream<readonly Match[]>({ polls: true, listens: true }), source }
  streams(
    { ...following, phase: 'following' },
    type === 'polled' ? { type, value: whole } : { type, snapshot: whole },
  )
  reject(new Error('lost'))
  await settled
  expect(row()).toBe(shown)
})

test('what is refused while snapshots replace the listener does not return with the listener', async () => {
  const before = row()
  const { promise, reject } = Promise.withResolvers<object>()
  const settled = start(promise)
  const listening = { ...openingStream<readonly Match[]>({ polls: true, listens: true }), wasCurrent: true }
  const after = streams(
    { ...listening, phase: 'following', source: 'listener' },
    { type: 'polled', value: [...bracket.matches.values()] },
  )
  reject(new Error('refused'))
  await settled
  streams(after, { type: 'reached' })
  expect(row()).toEqual(before)
})

test('what the server tells of the first of two quick commands is not shown after the second', async () => {
  const first = Promise.withResolvers<object>()
  const second = Promise.withResolvers<object>()
  const settled = [start(first.promise), finish(second.promise)]
  first.resolve({})
  await settled[0]
  const started: Match = { ...(row() as Match), status: 'running', score: [0, 0], winner: null, revision: 1 }
  arrives(started)
  expect(row()).toMatchObject({ status: 'finished', revision: 2 })
  second.resolve({})
  await settled[1]
  arrives(started)
  expect(row()).toMatchObject({ status: 'finished', revision: 2 })
  arrives({ ...started, revision: 3 })
  expect(row()).toMatchObject({ status: 'running', revision: 3 })
})

test('it is what is shown when the second is refused', async () => {
  const first = Promise.withResolvers<object>()
  const second = Promise.withResolvers<object>()
  const settled = [start(first.promise), finish(second.promise)]
  const theirs: Match = { ...(row() as Match), status: 'running', score: [1, 0], winner: null, revision: 1 }
  arrives(theirs)
  first.reject(new Error('refused'))
  await settled[0]
  second.reject(new Error('refused'))
  await settled[1]
  expect(row()).toEqual(theirs)
})

test('once a command is refused, the server overrides predictions that were based on it', async () => {
  const first = Promise.withResolvers<object>()
  const second = Promise.withResolvers<object>()
  const settled = [start(first.promise), finish(second.promise)]
  first.reject(new Error('refused'))
  await settled[0]
  second.resolve({})
  await settled[1]
  const truth: Match = { ...(row() as Match), status: 'finished', score: [0, 1], winner: 1, revision: 1 }
  arrives(truth)
  expect(row()).toEqual(truth)
})

test('a refusal in one match says nothing about another, whose result stays shown', async () => {
  const other = { ...input, matchId: 'main-1-2' }
  const refusedStart = Promise.withResolvers<object>()
  const [started, finished] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()]
  const ready = row('main-1-2') as Match
  const settled = [
    start(refusedStart.promise),
    show(other, { ...store, queryFulfilled: started.promise }),
    optimisticUpdate('finishSeries')(
      { ...other, revision: 1, score: [1, 0] },
      { ...store, queryFulfilled: finished.promise },
    ),
  ]
  refusedStart.reject(new Error('refused'))
  await settled[0]
  arrives({ ...ready, status: 'running', revision: 1 })
  expect(row('main-1-2')).toMatchObject({ status: 'finished', revision: 2 })
  started.resolve({})
  finished.resolve({})
  await Promise.all(settled)
})

test('a refusal says something about every match that owes what it shows to the refused command', async () => {
  await fill(play(play(bracket, 'main-1-2', 0), matchId, 0))
  const known = row('main-2-1') as Match
  const refusedReopening = Promise.withResolvers<object>()
  const later = Promise.withResolvers<object>()
  const settled = [
    optimisticUpdate('reopenMatch')(
      { ...input, revision: 2, cascade: false, preview: false },
      { ...store, queryFulfilled: refusedReopening.promise },
    ),
    optimisticUpdate('finishSeries')(
      { ...input, revision: 3, score: [0, 1] },
      { ...store, queryFulfilled: later.promise },
    ),
    show({ ...input, matchId: 'main-2-1', revision: 4 }, { ...store, queryFulfilled: later.promise }),
  ]
  expect(row('main-2-1')).toMatchObject({ status: 'running', revision: 5 })
  refusedReopening.reject(new Error('refused'))
  await settled[0]
  arrives(known)
  expect(row('main-2-1')).toEqual(known)
  later.resolve({})
  await Promise.all(settled)
})

test('nothing shows where the caller has seen an older match, or where the rules refuse', async () => {
  await show({ ...input, revision: 3 }, { ...store, queryFulfilled: accepted })
  expect(row()?.status).toBe('ready')
  await show({ ...input, matchId: 'main-2-1' }, { ...store, queryFulfilled: accepted })
  expect(row('main-2-1')?.status).toBe('waiting')
})

test('a command on a team shows at once without a match to refer to', async () => {
  const teamId = row()?.slots[0].teamId ?? ''
  const disqualify = optimisticUpdate('disqualifyTeam')
  const settled = disqualify(
    { ...address, teamId },
    { ...store, queryFulfilled: Promise.reject(new Error('no')) },
  )
  expect(row()).toMatchObject({ status: 'finished', winner: 1 })
  await settled
  expect(row()?.status).toBe('ready')
})

test('a preview shows nothing', async () => {
  const revision = row()?.revision ?? 0
  await fill(play(bracket, matchId, 0))
  const reopen = optimisticUpdate('reopenMatch')
  const settled = reopen(
    { ...input, revision: revision + 2, cascade: true, preview: true },
    { ...store, queryFulfilled: accepted },
  )
  expect(row()?.status).toBe('finished')
  await settled
})

function finish(queryFulfilled: Promise<object>) {
  return optimisticUpdate('finishSeries')(
    { ...input, revision: 1, score: [1, 0] },
    { ...store, queryFulfilled },
  )
}

/** As the stream merges what comes from the server. */
function arrives(match: Match) {
  const { id, ...data } = match
  const change = { type: 'modified', newIndex: 0, row: { id, parentId: null, data } } as const
  const merged = mergeRows(rows(), { changes: [change] }, () => match, newerMatch)
  store.dispatch(bracketApi.util.updateQueryData('matches', address, () => ({ value: merged })))
}

/** Moves the stream of the matches, and shows in the cache what it shows. */
function streams(
  state: StreamState<readonly Match[]>,
  event: StreamEvent<readonly Match[], readonly Match[]>,
): StreamState<readonly Match[]> {
  const [after, ...effects] = streamStep(state, event, {
    cached: { value: rows() },
    merge: (_, whole) => whole,
    settle: (shown, arrived) => settleRows(shown, arrived, newerMatch),
  })
  for (const effect of effects) {
    if (!('show' in effect)) continue
    store.dispatch(bracketApi.util.updateQueryData('matches', address, () => effect.show))
  }
  return after
}

/** As the streams would leave it. */
async function fill({ shape, matches }: Bracket, changed?: Match) {
  const value = [...matches.values()].map(match => (match.id === changed?.id ? changed : match))
  await store.dispatch(bracketApi.util.upsertQueryData('bracketShape', address, { value: shape }))
  await store.dispatch(bracketApi.util.upsertQueryData('matches', address, { value }))
}

function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: defaults =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  })
}
