import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../random/chance.ts'
import { largeSnapshot } from '../snapshot/testing/largeSnapshot.ts'
import type { ApiChanges } from './bracketSchemas.ts'
import { canonicalCursor, changesSince, cursorOf, type TimedSnapshot } from './changes.ts'
import { MovingCompetition } from './testing/movingCompetition.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/** `npm run test:deep` watches ten thousand competitions. */
const runs = Number(process.env['LAW_RUNS'] ?? 25)
const started = largeSnapshot(8, 2)

function ask({ snapshot, times }: TimedSnapshot, since?: string): ApiChanges {
  return changesSince({ snapshot, competitionId: 'competition', origin: 'https://a.example' }, times, since)
}

/** The state of a client after an answer, as the description says. */
function merged(state: ApiChanges | null, answer: ApiChanges): ApiChanges {
  if (answer.complete || state === null) return answer
  const replaced = <T>(old: T[], changed: T[], idOf: (each: T) => string): T[] => {
    const byId = new Map([...old, ...changed].map(each => [idOf(each), each]))
    return [...byId.values()]
  }
  return {
    ...answer,
    competition: answer.competition ?? state.competition,
    stages: answer.stages ?? state.stages,
    teams: replaced(state.teams, answer.teams, ({ id }) => id),
    players: replaced(state.players, answer.players, ({ uid }) => uid),
    matches: replaced(state.matches, answer.matches, ({ id }) => id),
  }
}

function stateIn({ competition, stages, teams, players, matches }: ApiChanges) {
  const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1)
  const byUid = (one: { readonly uid: string }, other: { readonly uid: string }) =>
    one.uid < other.uid ? -1 : 1
  return {
    competition,
    stages,
    teams: teams.toSorted(byId),
    players: players.toSorted(byUid),
    matches: matches.toSorted(byId),
  }
}

test('the state at a cursor and the changes since are the current state, whatever happens in between', () => {
  let partial = 0
  fc.assert(
    fc.property(fc.integer(), luck => {
      const below = chance(luck)
      const competition = new MovingCompetition(started, below)
      let state: ApiChanges | null = null
      for (let poll = 0; poll < 12; poll += 1) {
        const read = competition.read()
        const answer = ask(read, state?.cursor)
        if (!answer.complete) partial += 1
        state = merged(state, answer)
        expect(stateIn(state)).toEqual(stateIn(ask(read)))
        for (let step = below(5); step > 0; step -= 1) competition.step()
      }
    }),
    { numRuns: runs },
  )
  expect(partial).toBeGreaterThan(60)
})

test('an answer contains what has changed and nothing else, and the cursor stays the same until something does', () => {
  const [match] = started.bracket?.matches ?? []
  const read = new MovingCompetition(started, chance(1)).read()
  const cursor = cursorOf(read)
  expect(cursorOf({ ...read, snapshot: { ...read.snapshot, asOf: read.snapshot.asOf + 60_000 } })).toBe(
    cursor,
  )
  expect(ask(read, cursor)).toEqual({
    complete: false,
    competition: null,
    stages: null,
    teams: [],
    players: [],
    matches: [],
    cursor,
  })
  const id = match?.id ?? ''
  const changedAt = (read.times.matches.get(id)?.changedAt ?? 0) + 10
  const matches = new Map(read.times.matches).set(id, { createdAt: 0, changedAt })
  const changed = ask({ ...read, times: { ...read.times, matches } }, cursor)
  expect(changed).toMatchObject({ complete: false, competition: null, stages: null, teams: [] })
  expect(changed.matches.map(each => each.id)).toEqual([id])
  expect(changed.cursor).not.toBe(cursor)
})

test.each(['', 'x', '0.0.0', 'zzzzzzzzzz.1.bracket', '../..', `${'1'.repeat(50)}.1.0`])(
  'the cursor %j is unknown: the answer is complete',
  since => {
    expect(ask(new MovingCompetition(started, chance(1)).read(), since).complete).toBe(true)
  },
)

test('an instance that is a moment behind says that nothing has changed, and keeps the cursor', () => {
  const competition = new MovingCompetition(started, chance(7))
  const earlier = competition.read()
  for (let step = 0; step < 100; step += 1) competition.step()
  const cursor = cursorOf(competition.read())
  expect(ask(earlier, cursor)).toMatchObject({ complete: false, competition: null, matches: [], cursor })
})

test('a result is sent without the stages, a late entry with them', () => {
  const { snapshot, times } = new MovingCompetition(started, chance(1)).read()
  const { bracket } = snapshot
  if (bracket === null || times.bracket === null) throw new Error('There is a bracket')
  const cursor = cursorOf({ snapshot, times })
  const later = { ...times, bracket: { ...times.bracket, changedAt: times.bracket.changedAt + 1_000_000 } }
  expect(ask({ snapshot, times: later }, cursor)).toMatchObject({ stages: null, competition: null })
  const [first, ...rest] = bracket.shape.stages
  if (first === undefined) throw new Error('There is a stage')
  const [group] = first.groups
  const stages = [
    { ...first, groups: [{ entrants: [...(group?.entrants ?? []), { from: 'seed' as const, seed: 9 }] }] },
    ...rest,
  ]
  const joined = { ...snapshot, bracket: { ...bracket, shape: { ...bracket.shape, stages } } }
  expect(ask({ snapshot: joined, times: later }, cursor).stages).toHaveLength(stages.length)
  const schedule = {
    edition: 1,
    planId: 'p',
    minutes: { 1: 1, 2: 2, 3: 3, 5: 5, 7: 7 },
    pauseMinutes: 0,
    atOnce: null,
  }
  const planned = { ...snapshot, bracket: { ...bracket, shape: { ...bracket.shape, schedule } } }
  expect(ask({ snapshot: planned, times: later }, cursor).competition?.schedule).toMatchObject({ edition: 1 })
})

test('however many cursors are invented, there are no more answers than moments at which something changed', () => {
  const competition = new MovingCompetition(started, chance(3))
  for (let step = 0; step < 60; step += 1) competition.step()
  const read = competition.read()
  const real = cursorOf(read)
  const [, count = '', ...rest] = real.split('.')
  const { times } = read
  const moments = [
    times.competition,
    times.bracket,
    ...times.players.values(),
    ...times.teams.values(),
    ...times.matches.values(),
  ]
  const last = Number.parseInt(real.split('.')[0] ?? '', 36)
  // Later ones are from an instance that is ahead, which answers each with itself.
  const soonest = 1000 * (read.snapshot.asOf + 1)
  const invented = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc
      .tuple(fc.integer({ min: 0, max: Math.min(last + 900, soonest) }), fc.nat(1200))
      .map(([at, n]) => [at.toString(36), n.toString(36), ...rest].join('.')),
    fc
      .tuple(fc.integer({ min: last, max: soonest }), fc.integer({ min: 0, max: 0x7fff_ffff }))
      .map(([at, layout]) => [at.toString(36), count, rest[0], layout.toString(36)].join('.')),
  )
  const canonical = new Set<string | undefined>()
  fc.assert(
    fc.property(invented, since => {
      const key = canonicalCursor(read, since)
      canonical.add(key)
      expect(ask(read, key)).toEqual(ask(read, since))
    }),
    { numRuns: 400 },
  )
  expect(canonical.size).toBeLessThan(5)
  expect(canonical.size).toBeLessThanOrEqual(2 * moments.length + 2)
})
