import type { CompetitionFormat } from './competitionFormat.ts'
import { type StagePlan, stageLimits } from './stagePlan.ts'
import type { TableCriterion } from './tableCriterion.ts'
import { valveEven } from './valveSwiss.ts'

/** The stages of a competition. */
export interface FormatChoice {
  readonly format: CompetitionFormat
  /** The stages before the elimination; all stages if the format is `table`. */
  readonly stages: readonly StagePlan[]
}

const groupCriteria: readonly TableCriterion[] = ['points', 'head-to-head', 'game-difference', 'games-won']
const swissCriteria: readonly TableCriterion[] = ['points', 'buchholz', 'seed']
const valveCriteria: readonly TableCriterion[] = ['record', 'difficulty', 'seed']

type PlanOf<Kind extends StagePlan['kind']> = Extract<StagePlan, { readonly kind: Kind }>

/** The stage with its default settings for a number of teams. */
export const defaultStages = {
  'round-robin': (teams: number): PlanOf<'round-robin'> => ({
    kind: 'round-robin',
    ...division(teams),
    legs: 1,
    bestOf: 1,
    criteria: groupCriteria,
  }),
  gsl: (teams: number): PlanOf<'gsl'> => ({ kind: 'gsl', groups: gslGroups(teams), advance: 2, bestOf: 1 }),
  swiss: (teams: number): PlanOf<'swiss'> => {
    const isValve = teams % valveEven === 0 && teams <= 32
    return {
      kind: 'swiss',
      groups: 1,
      pairing: isValve ? 'valve' : 'top-half',
      rounds: Math.min(teams - 1, Math.ceil(Math.log2(Math.max(2, teams))) + 1),
      advance: isValve ? teams / 2 : largestPowerOfTwo(Math.max(2, teams / 2)),
      bestOf: 1,
      decidingBestOf: 3,
      publishing: 'automatic',
      criteria: isValve ? valveCriteria : swissCriteria,
    }
  },
} as const satisfies Record<StagePlan['kind'], (teams: number) => StagePlan>

/** How a group stage is divided, and who advances from it. */
type Division = Pick<PlanOf<'round-robin'>, 'groups' | 'advance' | 'bestOfNext'>

const groupSize = 4

/** Groups of about four teams, of which about half advance to a bracket without byes. */
function division(teams: number): Division {
  const cost = ({ groups, advance, bestOfNext = 0 }: Division) => {
    const share = (groups * advance + bestOfNext) / teams
    return Math.abs(teams / groups - groupSize) + 4 * Math.abs(share - 0.5) + (bestOfNext > 0 ? 1 : 0)
  }
  return cheapest(divisions(teams), cost) ?? { groups: 1, advance: 1 }
}

/** All divisions from which a power of two advances. The best of the next place come from groups of one size only. */
function divisions(teams: number): readonly Division[] {
  return groupCounts(teams).flatMap(groups => {
    const smallest = Math.floor(teams / groups)
    return powersBelow(teams).flatMap(slots => {
      const advance = Math.floor(slots / groups)
      const best = slots % groups
      if (advance === 0 || advance >= smallest) return []
      if (best === 0) return [{ groups, advance }]
      return teams % groups === 0 && advance + 1 < smallest ? [{ groups, advance, bestOfNext: best }] : []
    })
  })
}

/** About four teams a group, with a bracket without byes preferred. */
function gslGroups(teams: number): number {
  const cost = (groups: number) =>
    Math.abs(teams / groups - groupSize) + (Number.isInteger(Math.log2(groups)) ? 0 : 1)
  return cheapest(groupCounts(teams), cost) ?? 1
}

/** The numbers of groups of which none has fewer than three teams. */
function groupCounts(teams: number): readonly number[] {
  const max = Math.min(stageLimits.groupsMax, Math.floor(teams / 3))
  return Array.from({ length: max }, (_, index) => index + 1)
}

function powersBelow(limit: number): readonly number[] {
  return [2, 4, 8, 16, 32, 64, 128, 256].filter(power => power < limit)
}

/** The choice of least cost, the first one of several; undefined if there is none. */
function cheapest<T>(choices: readonly T[], costOf: (choice: T) => number): T | undefined {
  const costs = choices.map(costOf)
  return choices[costs.indexOf(Math.min(...costs))]
}

function largestPowerOfTwo(max: number): number {
  return 2 ** Math.floor(Math.log2(max))
}

/** Groups of about eight teams, of which as many start in the lower side as in the upper one. */
function bothSides(teams: number): PlanOf<'round-robin'> {
  const groups = Math.min(stageLimits.groupsMax, largestPowerOfTwo(Math.max(2, teams / 8)))
  const advance = largestPowerOfTwo(Math.max(1, Math.floor(teams / groups) / 2))
  const { legs, bestOf, criteria } = defaultStages['round-robin'](teams)
  return { kind: 'round-robin', groups, advance, advanceLower: advance, legs, bestOf, criteria }
}

/** The formats that an organizer chooses from, for a number of teams. */
export const formatTemplates = {
  single: () => ({ format: 'single', stages: [] }),
  double: () => ({ format: 'double', stages: [] }),
  groups: teams => ({ format: 'single', stages: [defaultStages['round-robin'](teams)] }),
  bothSides: teams => ({ format: 'double', stages: [bothSides(teams)] }),
  swiss: teams => ({ format: 'single', stages: [defaultStages.swiss(teams)] }),
  gsl: teams => ({ format: 'single', stages: [defaultStages.gsl(teams)] }),
  league: teams => ({
    format: 'table',
    stages: [{ ...defaultStages['round-robin'](teams), groups: 1, advance: 1 }],
  }),
} as const satisfies Record<string, (teams: number) => FormatChoice>

export type FormatTemplate = keyof typeof formatTemplates
