import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chance } from '../../random/chance.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { after } from '../testing/after.ts'
import { play } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import type { Places } from './placeProspects.ts'
import type { Standing } from './standing.ts'
import { standings } from './standings.ts'

// These tests take seconds on an idle machine and longer under load.
vi.setConfig({ testTimeout: 120_000 })

type Plan = Parameters<typeof bracketOf>[1]

const plans: readonly (readonly [string, Plan])[] = [
  ['single', { format: 'single' }],
  ['single with a third place', { format: 'single', thirdPlace: true }],
  ['double', { format: 'double', grandFinal: 'single' }],
  ['double with a reset', { format: 'double', grandFinal: 'reset' }],
]

/** What comes of every team: the ends of all ways in which each match that is left has a winner. */
class Endings {
  readonly #known = new Map<string, ReadonlyMap<string, Places>>()

  of(bracket: Bracket): ReadonlyMap<string, Places> {
    const key = keyOf(bracket)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const [open] = openMatches(bracket)
    const ranges =
      open === undefined
        ? new Map<string, Places>(standings(bracket).map(row => [row.teamId, row]))
        : union(this.of(play(bracket, open.id, 0)), this.of(play(bracket, open.id, 1)))
    this.#known.set(key, ranges)
    return ranges
  }
}

function union(
  one: ReadonlyMap<string, Places>,
  other: ReadonlyMap<string, Places>,
): ReadonlyMap<string, Places> {
  return new Map(
    [...one].map(([teamId, { best, worst }]) => {
      const places = other.get(teamId) ?? { best, worst }
      return [teamId, { best: Math.min(best, places.best), worst: Math.max(worst, places.worst) }]
    }),
  )
}

function expectExact(bracket: Bracket, endings: Endings): void {
  const text = ({ teamId, best, worst }: Places & { readonly teamId: string }) => `${teamId} ${best}–${worst}`
  const table = standings(bracket)
  const shown = table.map(text)
  const coming = endings.of(bracket)
  const really = table.map(({ teamId }) => text({ teamId, ...(coming.get(teamId) ?? { best: 0, worst: 0 }) }))
  if (shown.join() !== really.join())
    expect(`${keyOf(bracket)}\n${shown}`).toBe(`${keyOf(bracket)}\n${really}`)
}

const keyOf = ({ matches }: Bracket) =>
  [...matches.values()]
    .map(
      ({ id, status, winner, slots }) =>
        `${id} ${status} ${winner} ${slots.map(({ teamId, closed }) => `${teamId}${closed ? '!' : ''}`)}`,
    )
    .join('\n')
const openMatches = ({ matches }: Bracket): readonly Match[] =>
  [...matches.values()].filter(({ status }) => status === 'ready')

/** All that can become of a match, troubles included. */
function outcomes(bracket: Bracket, { id, slots }: Match): readonly Bracket[] {
  return [
    play(bracket, id, 0),
    play(bracket, id, 1),
    after(bracket, before => forfeitMatch(before, id, [0, 1])),
    ...slots.map(({ teamId }) => after(bracket, before => disqualifyTeam(before, teamId ?? ''))),
  ]
}

test.each(plans.flatMap(([name, plan]) => [2, 3, 4].map(teams => [teams, name, plan] as const)))(
  '%i teams, %s: whatever has happened, exactly the places are shown that can really come',
  (teams, _, plan) => {
    const endings = new Endings()
    const seen = new Set<string>()
    const visit = (bracket: Bracket): void => {
      const key = keyOf(bracket)
      if (seen.has(key)) return
      seen.add(key)
      expectExact(bracket, endings)
      const open = openMatches(bracket)
      for (const match of teams < 4 ? open : open.slice(0, 1)) {
        for (const next of outcomes(bracket, match)) visit(next)
      }
    }
    visit(bracketOf(teams, plan))
  },
)

test.each(plans)('%s, up to eight teams: the same in a random order, after random troubles', (_, plan) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: plan?.format === 'double' ? 6 : 8 }),
      fc.integer(),
      (teams, luck) => {
        const endings = new Endings()
        const below = chance(luck)
        let bracket = bracketOf(teams, plan)
        for (;;) {
          expectExact(bracket, endings)
          const open = openMatches(bracket)
          const match = open[below(Math.max(1, open.length))]
          if (match === undefined) return
          const next = outcomes(bracket, match)
          bracket = next[below(3) === 0 ? below(next.length) : below(2)] ?? bracket
        }
      },
    ),
    { numRuns: Math.min(500, Number(process.env['LAW_RUNS'] ?? 10)) },
  )
})

test('a match that both sides give up makes nobody who has left worse, and nobody else who plays on', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plans),
      fc.integer({ min: 2, max: 12 }),
      fc.integer(),
      ([, plan], teams, luck) => {
        const below = chance(luck)
        let bracket = bracketOf(teams, plan)
        for (;;) {
          const open = openMatches(bracket)
          const match = open[below(Math.max(1, open.length))]
          if (match === undefined) return
          const [upper, lower, neither = bracket] = outcomes(bracket, match)
          const rows = new Map(standings(neither).map((row): [string, Standing] => [row.teamId, row]))
          for (const { teamId, worst } of standings(bracket)) {
            if (match.slots.some(slot => slot.teamId === teamId)) continue
            expect(rows.get(teamId)?.worst).toBeLessThanOrEqual(worst)
          }
          bracket = [upper, lower, neither][below(3)] ?? bracket
        }
      },
    ),
    { numRuns: Number(process.env['LAW_RUNS'] ?? 50) },
  )
})

test('at the end of every way the places are shared out without a gap, each as wide as there are teams in it', () => {
  for (const [, plan] of plans) {
    for (const teams of [2, 3, 4]) {
      const seen = new Set<string>()
      const visit = (bracket: Bracket): void => {
        const key = keyOf(bracket)
        if (seen.has(key)) return
        seen.add(key)
        const [open] = openMatches(bracket)
        if (open !== undefined) {
          for (const next of outcomes(bracket, open)) visit(next)
          return
        }
        expect([...bracket.matches.values()].every(isOver)).toBe(true)
        const table = standings(bracket)
        for (const [index, row] of table.entries()) {
          expect(row.state).toBe('placed')
          expect(row.best).toBeLessThanOrEqual(index + 1)
          expect(row.worst).toBeGreaterThanOrEqual(index + 1)
          expect(table.filter(other => other.best === row.best).length).toBe(row.worst - row.best + 1)
        }
      }
      visit(bracketOf(teams, plan))
    }
  }
})
