import { stageLimits } from './bracketLimits.ts'
import { largestPowerOfTwo } from './stageKinds/division.ts'
import { gsl } from './stageKinds/gsl.ts'
import { type RoundRobinPlan, roundRobin } from './stageKinds/roundRobin.ts'
import { swiss } from './stageKinds/swiss.ts'
import type { FormatChoice, StagePlan } from './stagePlan.ts'

/** The stage with its default settings for a number of teams. */
export const defaultStages = {
  'round-robin': roundRobin.defaultPlan,
  gsl: gsl.defaultPlan,
  swiss: swiss.defaultPlan,
} as const satisfies Record<StagePlan['kind'], (teams: number) => StagePlan>

/** Groups of about eight teams, of which as many start in the lower side as in the upper one. */
function bothSides(teams: number): RoundRobinPlan {
  const groups = Math.min(stageLimits.groupsMax, largestPowerOfTwo(Math.max(2, teams / 8)))
  const advance = largestPowerOfTwo(Math.max(1, Math.floor(teams / groups) / 2))
  const { bestOfNext: _, ...plan } = defaultStages['round-robin'](teams)
  return { ...plan, groups, advance, advanceLower: advance }
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
