import { stageLimits } from './bracketLimits.ts'
import { largestPowerOfTwo } from './stageKinds/division.ts'
import { gsl } from './stageKinds/gsl.ts'
import { type RoundRobinPlan, roundRobin } from './stageKinds/roundRobin.ts'
import { type SwissPlan, swiss, swissPlan } from './stageKinds/swiss.ts'
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

/**
 * Swiss stages in a row, as at the majors of Counter-Strike: of 32 teams, eight advance from each stage of 16, and eight
 * are invited to the next one. 24 teams play two such stages.
 */
function majorStages(teams: number): readonly SwissPlan[] {
  if (teams < 8) return [swiss.defaultPlan(teams)]
  const invitedNext = teams === 24 ? 8 : largestPowerOfTwo(Math.max(2, teams / 4))
  const stageOf = (entrants: number): SwissPlan => ({
    ...swissPlan(
      entrants === 2 * invitedNext && entrants % 8 === 0 && entrants <= 32 ? 'valve' : 'top-half',
      entrants,
    ),
    advance: invitedNext,
  })
  const last = stageOf(2 * invitedNext)
  const stages = [...(teams === 24 ? [] : [last]), last]
  const first = stageOf(teams - stages.length * invitedNext)
  return [first, ...stages].map((stage, index) => (index < stages.length ? { ...stage, invitedNext } : stage))
}

/** The formats that an organizer chooses from, for a number of teams. */
export const formatTemplates = {
  single: () => ({ format: 'single', stages: [] }),
  double: () => ({ format: 'double', stages: [] }),
  groups: teams => ({ format: 'single', stages: [defaultStages['round-robin'](teams)] }),
  bothSides: teams => ({ format: 'double', stages: [bothSides(teams)] }),
  swiss: teams => ({ format: 'single', stages: [defaultStages.swiss(teams)] }),
  major: teams => ({ format: 'single', stages: majorStages(teams) }),
  gsl: teams => ({ format: 'single', stages: [defaultStages.gsl(teams)] }),
  league: teams => ({
    format: 'table',
    stages: [{ ...defaultStages['round-robin'](teams), groups: 1, advance: 1 }],
  }),
} as const satisfies Record<string, (teams: number) => FormatChoice>

export type FormatTemplate = keyof typeof formatTemplates
