import { stageLimits } from '../../format/bracketLimits.ts'
import type { CompetitionFormat } from '../../format/competitionFormat.ts'
import {
  type EliminationOptions,
  optionOf,
  type PlanKindName,
  stageValues,
} from '../../format/stageKinds/stageKinds.ts'
import { defaultMiniLeague } from '../../format/stageKinds/tieRules.ts'
import {
  advanceLower,
  bestOfNext,
  invitedSeeds,
  invitedTeams,
  type StagePlan,
} from '../../format/stagePlan.ts'
import { valveLimits, valveRounds } from '../../format/valveSwiss.ts'
import type { UnplannedStage } from '../layout/planStage.ts'
import { type EntrantSource, entrantsOf, type Group, type StageFacts } from '../model/stage.ts'
import { advancingEntrants } from '../seeding/advancingEntrants.ts'
import { snakeGroups } from '../seeding/snakeGroups.ts'
import { pointRules } from '../tables/pointRules.ts'

interface Plan extends EliminationOptions {
  readonly teamIds: readonly string[]
  readonly groups?: readonly (readonly string[])[]
  readonly format: CompetitionFormat
  readonly stages: readonly StagePlan[]
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
  ...eliminationPlan
}: Plan): readonly UnplannedStage[] {
  const planned: UnplannedStage[] = []
  const bySeed = teamIds.map((_, index) => ({ from: 'seed' as const, seed: index + 1 }))
  const seeds = new Map(teamIds.map((teamId, index) => [teamId, bySeed[index]]))
  const invited = new Map(invitedSeeds({ format, stages }).map(seeds => [seeds.stage, seeds]))
  let entrants: readonly EntrantSource[] = bySeed.slice(invitedTeams({ format, stages }))
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
    const { first = 1, last = 0 } = invited.get(index + 1) ?? {}
    const advancing = { ...plan, stage: key, bestOfNext: bestOfNext(plan), advanceLower: lower }
    entrants = [...bySeed.slice(first - 1, last), ...advancingEntrants(advancing)]
    lowerEntrants = plan.groups * lower
  }
  if (format === 'table') return planned
  const base = { key: isAlone ? '' : `s${stages.length + 1}`, groups: [{ entrants }] }
  const last =
    format === 'single'
      ? { thirdPlace: eliminationPlan.thirdPlace && entrants.length >= 4 }
      : lowerEntrants > 0 && { lowerEntrants }
  return [
    ...planned,
    { ...base, kind: format, ...stageValues({ ...eliminationPlan, kind: format }), ...last },
  ]
}

function preliminary<Kind extends PlanKindName>(
  plan: Extract<StagePlan, { kind: Kind }>,
  key: string,
  groups: readonly Group[],
): UnplannedStage {
  const facts = factsOf[plan.kind as Kind](plan, groups)
  return { key, groups, kind: plan.kind, ...stageValues(plan), ...facts } as unknown as UnplannedStage
}

/** What the stage has besides the options of its plan. */
const factsOf: {
  readonly [Kind in PlanKindName]: (
    plan: Extract<StagePlan, { kind: Kind }>,
    groups: readonly Group[],
  ) => StageFacts[Kind]
} = {
  gsl: () => ({}),
  'round-robin': (plan, groups) => tableFacts(plan, groups),
  swiss: (plan, groups) => ({
    roundCount: plan.pairing === 'valve' ? valveRounds(valveLimits(plan)) : plan.rounds,
    ...(plan.pairing !== 'valve' && { spareMatches: spareMatchesOf(groups) }),
    bestOf: { rounds: plan.bestOf, deciding: plan.decidingBestOf },
    ...tableFacts(plan, groups),
  }),
}

function tableFacts(
  plan: Exclude<StagePlan, { kind: 'gsl' }>,
  groups: readonly Group[],
): StageFacts['round-robin'] {
  const { criteria } = plan
  const size = Math.max(...groups.map(({ entrants }) => entrants.length))
  const [miniLeague, walkoverRounds] = [optionOf(plan, 'miniLeague'), optionOf(plan, 'walkoverRounds')]
  const tieOfThree = optionOf(plan, 'tieOfThree')
  return {
    table: {
      points: pointRules[optionOf(plan, 'points')],
      criteria,
      afterTie: optionOf(plan, 'afterTie'),
      ...(miniLeague.join() !== defaultMiniLeague.join() && { miniLeague }),
      ...(walkoverRounds > 0 && { walkoverRounds }),
      ...(tieOfThree !== 'each' && { tieOfThree }),
    },
    // Teams cannot be tied in the end by their seeds.
    ...(criteria.includes('seed')
      ? { tieBreaks: false }
      : { tieBreaks: true, tieBreakMatches: tieBreakMatches(size) }),
  }
}

/** The matches for a tie of three, and in larger groups for two of them. */
function tieBreakMatches(size: number): number {
  if (size < 3) return 1
  return size < 5 ? 3 : stageLimits.tieBreaksMax
}

/** Two teams fit into each match; a stage can take four late entries, and no more teams than a Swiss stage may have. */
function spareMatchesOf(groups: readonly Group[]): number {
  const teams = entrantsOf({ groups }).length
  return Math.min(2, Math.floor((stageLimits.swissTeamsMax - teams) / 2))
}
