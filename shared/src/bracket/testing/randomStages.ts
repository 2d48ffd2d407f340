import fc from 'fast-check'
import {
  advancingTeams,
  bestOfNext,
  fittingLength,
  pointSystems,
  type StagePlan,
  withdrawalRules,
} from '../../format/stagePlan.ts'
import { type BracketPlan, createBracket } from '../creation/createBracket.ts'
import { maxLower } from '../creation/stageProblem.ts'
import type { Bracket } from '../model/bracket.ts'
import { teamIds } from './randomTournament.ts'

const points = fc.option(fc.constantFrom(...pointSystems), { nil: undefined })
const roundRobin: fc.Arbitrary<StagePlan> = fc.record({
  kind: fc.constant('round-robin' as const),
  groups: fc.integer({ min: 1, max: 4 }),
  legs: fc.constantFrom(1 as const, 2 as const),
  advance: fc.integer({ min: 1, max: 3 }),
  bestOfNext: fc.constantFrom(0, 0, 1, 2),
  bestOf: fc.constantFrom(1 as const, 2 as const, 3 as const),
  points,
  withdrawals: fc.option(fc.constantFrom(...withdrawalRules), { nil: undefined }),
  criteria: fc.constant(['points', 'head-to-head', 'game-difference', 'games-won'] as const),
})
const gsl: fc.Arbitrary<StagePlan> = fc.record({
  kind: fc.constant('gsl' as const),
  groups: fc.integer({ min: 1, max: 4 }),
  advance: fc.constant(2),
  bestOf: fc.constant(1 as const),
})
const swiss: fc.Arbitrary<StagePlan> = fc
  .record({
    kind: fc.constant('swiss' as const),
    groups: fc.constant(1),
    advance: fc.integer({ min: 2, max: 8 }),
    bestOf: fc.constantFrom(1 as const, 2 as const),
    decidingBestOf: fc.constant(3 as const),
    points,
    pairing: fc.constantFrom('valve' as const, 'top-half' as const, 'adjacent' as const),
    rounds: fc.integer({ min: 2, max: 4 }),
    publishing: fc.constant('automatic' as const),
    criteria: fc.constantFrom(['points', 'buchholz', 'seed'] as const, ['points'] as const),
  })
  .map(plan => ({ ...plan, bestOf: fittingLength(plan.pairing, plan.bestOf) }))

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
