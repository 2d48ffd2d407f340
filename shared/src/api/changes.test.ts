import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../random/chance.ts'
import { largeSnapshot } from '../snapshot/testing/largeSnapshot.ts'
import type { ApiChanges } from './bracketSchemas.ts'
import { changesSince, cursorOf, type TimedSnapshot } from './changes.ts'
import { MovingCompetition } from './testing/movingCompetition.ts'

const started = largeSnapshot(8, 2)

function ask({ snapshot, times }: TimedSnapshot, since?: string): ApiChanges {
  return changesSince({ snapshot, competitionId: 'competition', origin: 'https://a.example' }, times, since)
}

/** The state of a client after an answer, as the description says. */
function merged(state: ApiChanges | null, answer: ApiChanges): ApiChanges {
  if (answer.complete || state === null) return answer
  const replaced = <T extends { readonly id: string }>(old: T[], changed: T[]): T[] => {
    const byId = new Map([...old, ...changed].map(each => [each.id, each]))
    return [...byId.values()]
  }
  return {
    ...answer,
    competition: answer.competition ?? state.competition,
    stages: answer.stages ?? state.stages,
    teams: replaced(state.teams, answer.teams),
    matches: replaced(state.matches, answer.matches),
  }
}

function stateIn({ competition, stages, teams, matches }: ApiChanges) {
  const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1)
  return { competition, stages, teams: teams.toSorted(byId), matches: matches.toSorted(byId) }
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
    { numRuns: 25 },
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
