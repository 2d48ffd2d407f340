import fc from 'fast-check'
import { maxLower } from '../../format/stageKinds/division.ts'
import { fitted } from '../../format/stageKinds/optionValues.ts'
import { type OptionName, type PlanKindName, planKindOf } from '../../format/stageKinds/stageKinds.ts'
import type { StageOption } from '../../format/stageKinds/stageOption.ts'
import { advancingTeams, bestOfNext, type StagePlan } from '../../format/stagePlan.ts'
import { type BracketPlan, createBracket } from '../creation/createBracket.ts'
import type { Bracket } from '../model/bracket.ts'
import { teamIds } from './randomTournament.ts'

const none = fc.constant(undefined)

type Draws = Partial<Readonly<Record<OptionName, fc.Arbitrary<unknown>>>>

/** Draws plans of a kind. `own` replaces what its options would have; the laws draw few groups and few rounds. */
function plansOf(kind: PlanKindName, own: Draws): fc.Arbitrary<StagePlan> {
  const options = Object.entries<StageOption>(planKindOf({ kind }).options)
  const values = options.map(([name, row]) => [name, own[name as OptionName] ?? valuesOf(row)] as const)
  return fc
    .record({ kind: fc.constant(kind), ...Object.fromEntries(values) })
    .map(plan => fitted(JSON.parse(JSON.stringify(plan)) as StagePlan))
}

function valuesOf(row: StageOption): fc.Arbitrary<unknown> {
  if (row.control === 'criteria')
    return row.default === undefined
      ? fc.constantFrom(['points', 'buchholz', 'seed'], ['points'], ['points', 'head-to-head'])
      : fc.subarray([...row.among], { minLength: 1 })
  const values =
    row.control === 'count' ? fc.integer({ min: row.min, max: row.max }) : fc.constantFrom(...row.choices)
  return 'default' in row ? fc.oneof(values, none) : values
}

const groups = fc.integer({ min: 1, max: 4 })
const roundRobin = plansOf('round-robin', {
  groups,
  advance: fc.integer({ min: 1, max: 3 }),
  advanceLower: none,
  bestOfNext: fc.constantFrom(0, 0, 1, 2),
  criteria: fc.constant(['points', 'head-to-head', 'game-difference', 'games-won']),
})
const gsl = plansOf('gsl', { groups, advance: fc.constant(2) })
const swiss = plansOf('swiss', {
  groups: fc.constant(1),
  advance: fc.integer({ min: 2, max: 8 }),
  advanceLower: none,
  rounds: fc.integer({ min: 2, max: 4 }),
  publishing: fc.constant('automatic'),
})

export interface Staged {
  readonly plan: BracketPlan
  readonly luck: number
}

/** Draws tournaments of one or two stages and an elimination, or with a table at the end. */
export const staged: fc.Arbitrary<Staged> = fc
  .record({
    teams: fc.integer({ min: 8, max: 20 }),
    first: fc.oneof(roundRobin, gsl, swiss),
    second: fc.option(fc.oneof(roundRobin, gsl), { nil: null }),
    format: fc.constantFrom('single' as const, 'double' as const, 'table' as const),
    lower: fc.constantFrom(0, 1, 2, 8),
    luck: fc.integer(),
  })
  .map(({ teams, first, second, format, lower, luck }) => ({
    plan: {
      teamIds: teamIds(teams),
      format,
      stages:
        second === null
          ? [format === 'double' ? withLower(first, teams, lower) : first]
          : [first, format === 'double' ? withLower(second, advancingTeams(first), lower) : second],
      bestOf: { rounds: 1, final: 3 },
      thirdPlace: true,
      grandFinal: 'reset',
    } as const,
    luck,
  }))
  .filter(({ plan }) => createdOrNull(plan) !== null)

/**
 * The plan with up to so many teams of each group in the lower side of a double elimination, where that is possible.
 */
function withLower(plan: StagePlan, entrants: number, lower: number): StagePlan {
  if (plan.kind === 'gsl' || bestOfNext(plan) > 0) return plan
  return { ...plan, advanceLower: Math.max(0, Math.min(lower, maxLower(plan, entrants))) }
}

/** The bracket of a plan; null if it cannot be played by so many teams. */
export function createdOrNull(plan: BracketPlan): Bracket | null {
  const outcome = createBracket(plan)
  return outcome.ok ? outcome.value : null
}
