import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bracketOf } from '../testing/randomTournament.ts'
import type { Match, Matches } from './match.ts'
import { PagedMatches } from './pagedMatches.ts'

const laidOut = [...bracketOf(64, { format: 'double' }).matches.values()]

/** Matches laid out, and the places of those that change with each edition that follows. */
const history = fc
  .integer({ min: 1, max: laidOut.length })
  .chain(count =>
    fc.tuple(
      fc.constant(laidOut.slice(0, count)),
      fc.array(fc.array(fc.nat({ max: count - 1 }), { maxLength: 5 }), { maxLength: 30 }),
    ),
  )

describe('after any changes', () => {
  test('it behaves like a plain map, and so do all its earlier editions', () => {
    fc.assert(
      fc.property(history, ([matches, changes]) => {
        let paged = PagedMatches.of(matches)
        let plain = new Map(matches.map(match => [match.id, match]))
        const editions: [PagedMatches, ReadonlyMap<string, Match>][] = [[paged, plain]]
        for (const [index, places] of changes.entries()) {
          const changed = places.flatMap(place => changedBy(matches[place], index + 1))
          paged = paged.with(changed)
          plain = new Map([...plain, ...changed.map(match => [match.id, match] as const)])
          editions.push([paged, plain])
        }
        for (const [edition, expected] of editions) expect(answersOf(edition)).toEqual(answersOf(expected))
      }),
    )
  })

  test('matches that did not change are the very same values', () => {
    const [first, ...others] = laidOut
    const next = PagedMatches.of(laidOut).with(changedBy(first, 1))
    for (const match of others) expect(next.get(match.id)).toBe(match)
  })
})

test('a plain map is paged in its order, and what is paged stays as it is', () => {
  const plain: Matches = new Map(laidOut.map(match => [match.id, match]))
  const paged = PagedMatches.from(plain)
  expect(answersOf(paged)).toEqual(answersOf(plain))
  expect(PagedMatches.from(paged)).toBe(paged)
})

test('there can be none', () => {
  const none = PagedMatches.of([])
  expect(answersOf(none)).toEqual(answersOf(new Map()))
  expect(answersOf(none.with([]))).toEqual(answersOf(new Map()))
})

test('a match that was not laid out is not found, and comes last once it is added', () => {
  const [first, second] = laidOut
  const paged = PagedMatches.of(first === undefined ? [] : [first])
  expect(paged.has(second?.id ?? '')).toBe(false)
  expect(paged.get(second?.id ?? '')).toBeUndefined()
  const longer = paged.with([...changedBy(second, 1), ...changedBy(first, 1)])
  expect([...longer.values()]).toEqual([first, second].flatMap(match => changedBy(match, 1)))
})

test('a comparison in a test sees what it holds', () => {
  const paged = PagedMatches.of(laidOut)
  expect(paged.with([])).toEqual(paged)
  expect(paged.with(changedBy(laidOut.at(-1), 1))).not.toEqual(paged)
})

function changedBy(match: Match | undefined, edition: number): readonly Match[] {
  return match === undefined ? [] : [{ ...match, revision: edition }]
}

function answersOf(matches: Matches) {
  const visited: unknown[] = []
  matches.forEach((match, id, all) => {
    visited.push([id, match, all === matches])
  })
  return {
    size: matches.size,
    keys: [...matches.keys()],
    values: [...matches.values()],
    entries: [...matches.entries()],
    iterated: [...matches],
    visited,
    found: laidOut.map(({ id }) => [matches.has(id), matches.get(id)]),
  }
}
