import type { CompetitionFormat } from './competitionFormat.ts'
import type { StagePlan } from './stagePlan.ts'
import type { TableCriterion } from './tableCriterion.ts'

/** The stages of a competition. */
export interface FormatChoice {
  readonly format: CompetitionFormat
  /** The stages before the elimination; all stages if the format is `table`. */
  readonly stages: readonly StagePlan[]
}

const groupCriteria: readonly TableCriterion[] = ['points', 'head-to-head', 'game-difference', 'games-won']
const swissCriteria: readonly TableCriterion[] = ['points', 'buchholz', 'seed']
const valveCriteria: readonly TableCriterion[] = ['record', 'difficulty', 'seed']

/** The stage with its default settings for a number of teams. */
export const defaultStages = {
  'round-robin': (teams: number): StagePlan => {
    const groups = groupCount(teams, 4)
    const advance = groups * 2 < teams ? 2 : 1
    return { kind: 'round-robin', groups, advance, legs: 1, bestOf: 1, criteria: groupCriteria }
  },
  gsl: (teams: number): StagePlan => ({ kind: 'gsl', groups: groupCount(teams, 4), advance: 2, bestOf: 1 }),
  swiss: (teams: number): StagePlan => {
    const isValve = teams === 16 || teams === 32 || teams === 8
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

/** The number of groups whose sizes are closest to `size`, none of them below three teams. */
function groupCount(teams: number, size: number): number {
  return Math.max(1, Math.min(Math.round(teams / size), Math.floor(teams / 3)))
}

function largestPowerOfTwo(max: number): number {
  return 2 ** Math.floor(Math.log2(max))
}

/** The formats that an organizer chooses from, for a number of teams. */
export const formatTemplates = {
  single: () => ({ format: 'single', stages: [] }),
  double: () => ({ format: 'double', stages: [] }),
  groups: teams => ({ format: 'single', stages: [defaultStages['round-robin'](teams)] }),
  swiss: teams => ({ format: 'single', stages: [defaultStages.swiss(teams)] }),
  gsl: teams => ({ format: 'single', stages: [defaultStages.gsl(teams)] }),
  league: teams => ({
    format: 'table',
    stages: [{ ...defaultStages['round-robin'](teams), groups: 1, advance: 1 }],
  }),
} as const satisfies Record<string, (teams: number) => FormatChoice>

export type FormatTemplate = keyof typeof formatTemplates
