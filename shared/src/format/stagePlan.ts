import { type BestOf, type EliminationLength, eliminationLengths, seriesLengths } from './series.ts'
import type { TableCriterion } from './tableCriterion.ts'

/** The number of stages that can come before the last one. */
export const stagesMax = 2
export const stageLimits = {
  groupsMax: 16,
  groupSizeMax: 16,
  swissTeamsMax: 256,
  swissRoundsMax: 12,
} as const

/** The pairing of a Swiss stage: as at Counter-Strike majors, or a scheme within equal points. */
export const swissPairings = ['valve', 'top-half', 'top-bottom', 'adjacent'] as const
export type SwissPairing = (typeof swissPairings)[number]

/** The points for a win, a draw and a loss. */
export const pointSystems = ['3-1-0', '2-1-0', '1-half-0'] as const
export type PointSystem = (typeof pointSystems)[number]

/** The point system of a stage whose plan names none. */
export const defaultPoints = { 'round-robin': '3-1-0', swiss: '1-half-0' } as const satisfies Partial<
  Record<StagePlan['kind'], PointSystem>
>

/**
 * What happens to the matches of a team that withdraws from a round robin. `annul-before-half`: they count for nobody
 * if it has played less than half of them. `walkovers`, and otherwise: its results stand, and the opponents win the
 * rest.
 */
export const withdrawalRules = ['annul-before-half', 'walkovers'] as const
export type WithdrawalRule = (typeof withdrawalRules)[number]

interface StagePlanBase {
  readonly groups: number
  /** The number of teams of each group that reach the next stage. */
  readonly advance: number
}

interface TablePlanBase extends StagePlanBase {
  /**
   * The number of teams of each group, after those that advance, that enter the lower side of the double elimination
   * that follows. Absent if there are none.
   */
  readonly advanceLower?: number | undefined
}

interface RoundRobinPlan extends TablePlanBase {
  readonly kind: 'round-robin'
  /** The number of teams that advance in addition, as the best ones of the next place. Absent if there are none. */
  readonly bestOfNext?: number | undefined
  /** How often each pair of teams meets. */
  readonly legs: 1 | 2
  readonly bestOf: BestOf
  /** Absent for the default of the kind. */
  readonly points?: PointSystem | undefined
  /** Absent for `annul-before-half`. */
  readonly withdrawals?: WithdrawalRule | undefined
  readonly criteria: readonly TableCriterion[]
}

/** Groups in which two losses eliminate; the first two places advance. */
interface GslPlan extends StagePlanBase {
  readonly kind: 'gsl'
  readonly bestOf: EliminationLength
}

interface SwissPlan extends TablePlanBase {
  readonly kind: 'swiss'
  readonly pairing: SwissPairing
  /** Who meets in the first round of Valve's pairing: of 16 teams 1 v 9 and so on, or 1 v 16 (until 2023). */
  readonly firstRound?: 'top-half' | 'top-bottom' | undefined
  /** Ignored in Valve's pairing, whose teams leave with three wins or losses. */
  readonly rounds: number
  /** One of `swissLengths`. */
  readonly bestOf: BestOf
  /** The series length of matches that advance or eliminate a team. */
  readonly decidingBestOf: EliminationLength
  /** Absent for the default of the kind. */
  readonly points?: PointSystem | undefined
  /** Whether rounds are published automatically, or when an organizer says so. */
  readonly publishing: 'automatic' | 'manual'
  readonly criteria: readonly TableCriterion[]
}

/** An organizer's plan of a stage before the last one, or of the only one. */
export type StagePlan = RoundRobinPlan | GslPlan | SwissPlan

/** The number of teams of a stage that advance as the best ones of the place after the last that advances. */
export function bestOfNext(plan: StagePlan): number {
  return plan.kind === 'round-robin' ? (plan.bestOfNext ?? 0) : 0
}

/** The lengths of a series in a Swiss stage: the records of Valve's pairing have no draws. */
export function swissLengths(pairing: SwissPairing): readonly BestOf[] {
  return pairing === 'valve' ? eliminationLengths : seriesLengths
}

/** The length of a series if the pairing admits it, otherwise one game. */
export function fittingLength(pairing: SwissPairing, bestOf: BestOf): BestOf {
  return swissLengths(pairing).includes(bestOf) ? bestOf : 1
}

/** The number of teams of each group that enter the lower side of the next stage. */
export function advanceLower(plan: StagePlan): number {
  return plan.kind === 'gsl' ? 0 : (plan.advanceLower ?? 0)
}

/** The number of teams that enter the next stage, those in its lower side excluded. */
export function advancingTeams(plan: StagePlan): number {
  return plan.groups * plan.advance + bestOfNext(plan)
}
