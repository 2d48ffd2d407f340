import fc from 'fast-check'
import { grandFinals } from '../../format/competitionFormat.ts'
import { maxLower } from '../../format/stageKinds/division.ts'
import { fitted } from '../../format/stageKinds/optionValues.ts'
import { type OptionName, type PlanKindName, planKindOf } from '../../format/stageKinds/stageKinds.ts'
import type { StageOption } from '../../format/stageKinds/stageOption.ts'
import { swissPlan } from '../../format/stageKinds/swiss.ts'
import { bestOfNext, invitedNext, positionsOf, type StagePlan } from '../../format/stagePlan.ts'
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

/** Teams can be invited where one group plays. */
const invited = fc.constantFrom(undefined, undefined, 1, 2, 4)
const groups = fc.integer({ min: 1, max: 4 })
const roundRobin = plansOf('round-robin', {
  groups,
  advance: fc.integer({ min: 1, max: 3 }),
  advanceLower: none,
  invitedNext: invited,
  bestOfNext: fc.constantFrom(0, 0, 1, 2),
  criteria: fc.constant(['points', 'head-to-head', 'game-difference', 'games-won']),
})
const gsl = plansOf('gsl', { groups, advance: fc.constant(2) })
const swiss = plansOf('swiss', {
  groups: fc.constant(1),
  advance: fc.integer({ min: 2, max: 8 }),
  advanceLower: none,
  invitedNext: invited,
  rounds: fc.integer({ min: 2, max: 4 }),
  publishing: fc.constant('automatic'),
})

export interface Staged {
  readonly plan: BracketPlan
  readonly luck: number
}

const anyStage = fc.oneof(roundRobin, gsl, swiss)
const anyStages = fc.record({
  teams: fc.integer({ min: 8, max: 20 }),
  stages: fc.oneof(
    { weight: 3, arbitrary: fc.tuple(anyStage) },
    { weight: 3, arbitrary: fc.tuple(anyStage, anyStage) },
    { weight: 1, arbitrary: fc.tuple(swiss, anyStage, anyStage) },
  ),
})
/** Stages of Valve's Swiss in a row, which other numbers of teams hardly ever fit. */
const valveStages = fc.tuple(fc.constantFrom(2, 3), fc.constantFrom(2, 3)).map(([count, limit]) => ({
  teams: 4 + 4 * count,
  stages: Array.from(
    { length: count },
    (_, index): StagePlan => ({
      ...swissPlan('valve', 8),
      winsToAdvance: limit,
      lossesToLeave: limit,
      ...(index < count - 1 && { invitedNext: 4 }),
    }),
  ),
}))

/** Draws tournaments of up to three stages and an elimination, or with a table at the end. */
export const staged: fc.Arbitrary<Staged> = fc
  .record({
    planned: fc.oneof(
      { weight: 9, arbitrary: anyStages },
      { weight: 1, arbitrary: valveStages },
      {
        weight: 1,
        arbitrary: fc.record({ teams: fc.integer({ min: 5, max: 15 }), stages: fc.constant([]) }),
      },
    ),
    format: fc.constantFrom('single' as const, 'double' as const, 'table' as const),
    lower: fc.constantFrom(0, 1, 2, 8),
    grandFinal: fc.constantFrom(...grandFinals),
    luck: fc.integer(),
  })
  .map(({ planned: { teams, stages }, format, lower, grandFinal, luck }) => ({
    plan: {
      teamIds: teamIds(teams),
      format,
      stages: positionsOf({ format, stages }, teams).map(([stage, { isBeforeDouble, entrants }]) =>
        isBeforeDouble ? withLower(stage, entrants, lower) : stage,
      ),
      bestOf: { rounds: 1, final: 3 },
      thirdPlace: true,
      grandFinal,
    } as const,
    luck,
  }))
  .filter(({ plan }) => createdOrNull(plan) !== null)

/**
 * The plan with up to so many teams of each group in the lower side of a double elimination, where that is possible.
 */
function withLower(plan: StagePlan, entrants: number, lower: number): StagePlan {
  if (plan.kind === 'gsl' || bestOfNext(plan) > 0 || invitedNext(plan) > 0) return plan
  return { ...plan, advanceLower: Math.max(0, Math.min(lower, maxLower(plan, entrants))) }
}

/** The bracket of a plan; null if it cannot be played by so many teams. */
export function createdOrNull(plan: BracketPlan): Bracket | null {
  const outcome = createBracket(plan)
  return outcome.ok ? outcome.value : null
}
