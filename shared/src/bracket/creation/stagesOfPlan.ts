import type { CompetitionFormat, GrandFinal } from '../../format/competitionFormat.ts'
import {
  advanceLower,
  bestOfNext,
  defaultPoints,
  type StagePlan,
  stageLimits,
} from '../../format/stagePlan.ts'
import type { TableCriterion } from '../../format/tableCriterion.ts'
import { valveRounds } from '../../format/valveSwiss.ts'
import { type EntrantSource, entrantsOf, type Group } from '../model/stage.ts'
import { pointRules } from '../tables/pointRules.ts'
import { advancingEntrants } from '../seeding/advancingEntrants.ts'
import type { UnplannedStage } from '../layout/planStage.ts'
import { snakeGroups } from '../seeding/snakeGroups.ts'

interface Plan {
  readonly teamIds: readonly string[]
  readonly groups?: readonly (readonly string[])[]
  readonly format: CompetitionFormat
  readonly stages: readonly StagePlan[]
  readonly thirdPlace: boolean
  readonly grandFinal: GrandFinal
}

/**
 * The stages of a plan before their matches are laid out. The teams enter the first one in the order of seeds, or in
 * the given groups.
 */
export function stagesOfPlan({
  teamIds,
  groups: firstGroups,
  format,
  stages,
  thirdPlace,
  grandFinal,
}: Plan): readonly UnplannedStage[] {
  const planned: UnplannedStage[] = []
  const seeds = new Map(teamIds.map((teamId, index) => [teamId, { from: 'seed' as const, seed: index + 1 }]))
  let entrants: readonly EntrantSource[] = [...seeds.values()]
  let lowerEntrants = 0
  const isAlone = stages.length + (format === 'table' ? 0 : 1) === 1
  for (const [index, plan] of stages.entries()) {
    const key = isAlone ? '' : `s${index + 1}`
    const groups =
      index === 0 && firstGroups !== undefined
        ? firstGroups.map(members => ({ entrants: members.flatMap(teamId => seeds.get(teamId) ?? []) }))
        : snakeGroups(entrants, plan.groups)
    planned.push(preliminary(plan, key, groups))
    const isLast = format === 'table' && index === stages.length - 1
    if (isLast) continue
    const lower = advanceLower(plan)
    entrants = advancingEntrants({ ...plan, stage: key, bestOfNext: bestOfNext(plan), advanceLower: lower })
    lowerEntrants = plan.groups * lower
  }
  if (format === 'table') return planned
  const base = { key: isAlone ? '' : `s${stages.length + 1}`, groups: [{ entrants }] }
  const last: UnplannedStage =
    format === 'single'
      ? { ...base, kind: format, thirdPlace: thirdPlace && entrants.length >= 4 }
      : { ...base, kind: format, grandFinal, ...(lowerEntrants > 0 && { lowerEntrants }) }
  return [...planned, last]
}

function preliminary(plan: StagePlan, key: string, groups: readonly Group[]): UnplannedStage {
  const base = { key, groups }
  switch (plan.kind) {
    case 'gsl':
      return { ...base, kind: plan.kind }
    case 'round-robin':
      return {
        ...base,
        kind: plan.kind,
        legs: plan.legs,
        ...(plan.withdrawals && { withdrawals: plan.withdrawals }),
        table: {
          points: pointRules[plan.points ?? defaultPoints[plan.kind]],
          criteria: plan.criteria,
          afterTie: 'restart',
        },
        tieBreaks: canTie(plan.criteria),
      }
    case 'swiss':
      return {
        ...base,
        kind: plan.kind,
        pairing: plan.pairing,
        firstRound: plan.firstRound ?? 'top-half',
        roundCount: plan.pairing === 'valve' ? valveRounds : plan.rounds,
        ...(plan.pairing !== 'valve' && { spareMatches: spareMatchesOf(groups) }),
        publishing: plan.publishing,
        bestOf: { rounds: plan.bestOf, deciding: plan.decidingBestOf },
        table: {
          points: pointRules[plan.points ?? defaultPoints[plan.kind]],
          criteria: plan.criteria,
          afterTie: 'continue',
        },
        tieBreaks: canTie(plan.criteria),
      }
  }
}

/** Two teams fit into each match; a stage can take four late entries, and no more teams than a Swiss stage may have. */
function spareMatchesOf(groups: readonly Group[]): number {
  const teams = entrantsOf({ groups }).length
  return Math.min(2, Math.floor((stageLimits.swissTeamsMax - teams) / 2))
}

/** Whether teams can be tied in the end: each has a seed of its own. */
function canTie(criteria: readonly TableCriterion[]): boolean {
  return !criteria.includes('seed')
}
