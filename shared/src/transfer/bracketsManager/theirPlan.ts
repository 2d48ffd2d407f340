import { type BracketPlan, createBracket } from '../../bracket/creation/createBracket.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { roundKey } from '../../bracket/rounds/roundKey.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import { stagesMax } from '../../format/bracketLimits.ts'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { BestOf } from '../../format/series.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { eliminationLength, modeOf } from '../resultLengths.ts'
import { lengthOf } from './theirResults.ts'
import type { Id, ReadStage } from './theirStages.ts'
import { slotsOf } from '../../bracket/seeding/seedOrder.ts'

export interface TheirTeams {
  readonly idOf: (participant: Id) => string
  /** The ids in the order in which participants are listed, that of their strength. */
  readonly order: readonly string[]
}

/**
 * The plan of our bracket with the same stages. How many teams advance follows from the size of the next stage; the
 * criteria of tables are not known, so they are our default ones. Null with problems: `team-missing` if the first stage
 * lacks teams, `elimination-not-last`, `too-many-stages`, `group-not-last` if a GSL group is the last stage, and
 * `entrants-differ` if the next stage has more teams than there are.
 */
export function theirPlan(
  stages: readonly ReadStage[],
  { idOf, order }: TheirTeams,
  problems: FieldProblem[],
): BracketPlan | null {
  const [first] = stages
  const last = stages.at(-1)
  if (first === undefined || last === undefined) return null
  for (const stage of stages.slice(0, -1)) {
    if (stage.kind === 'single' || stage.kind === 'double')
      problems.push({ path: stage.path, problem: 'elimination-not-last' })
  }
  if (last.kind === 'gsl') problems.push({ path: last.path, problem: 'group-not-last' })
  const entrants = first.groups.flatMap(group => group.entrants)
  const teamIds = entrants.flatMap(id => (id === null ? [] : [idOf(id)]))
  if (teamIds.length < entrants.length) problems.push({ path: first.path, problem: 'team-missing' })
  const isTable = last.kind === 'round-robin'
  const preliminary = isTable ? stages : stages.slice(0, -1)
  if (preliminary.length > stagesMax)
    problems.push({ path: preliminary[stagesMax]?.path ?? '', problem: 'too-many-stages' })
  const plans = preliminary.map((stage, index) => stagePlan(stage, stages[index + 1], problems))
  if (problems.length > 0) return null
  const hasGroups = first.groups.length > 1
  return {
    teamIds: first.kind === 'round-robin' || hasGroups ? order.filter(id => teamIds.includes(id)) : teamIds,
    format: isTable ? 'table' : last.kind === 'single' ? 'single' : 'double',
    stages: plans,
    ...(hasGroups && {
      groups: first.groups.map(group => group.entrants.flatMap(id => (id === null ? [] : [idOf(id)]))),
    }),
    bestOf: { rounds: 1, final: last.grandFinal === 'advantage' ? 3 : 1 },
    thirdPlace: last.thirdPlace,
    grandFinal: last.grandFinal,
  }
}

function stagePlan(stage: ReadStage, next: ReadStage | undefined, problems: FieldProblem[]): StagePlan {
  const { path, kind, groups, legs, matches } = stage
  const teams = groups.flatMap(({ entrants }) => entrants).length
  const advancing = next?.groups.flatMap(({ entrants }) => entrants).length ?? groups.length
  const bestOf = modeOf(matches.flatMap(match => lengthOf(match) ?? [])) ?? 1
  if (advancing > teams || (kind === 'gsl' && advancing !== 2 * groups.length))
    problems.push({ path: next?.path ?? path, problem: 'entrants-differ' })
  if (kind === 'gsl') return { kind, groups: groups.length, advance: 2, bestOf: eliminationLength(bestOf) }
  const advance = Math.floor(advancing / groups.length)
  const bestOfNext = advancing - advance * groups.length
  return {
    kind: 'round-robin',
    groups: groups.length,
    legs,
    advance: Math.max(1, advance),
    bestOf,
    criteria: defaultStages['round-robin'](teams).criteria,
    ...(bestOfNext > 0 && { bestOfNext }),
  }
}

/**
 * The bracket of a plan with the series lengths that most matches of a round have. Null with the refusals of
 * `createBracket` as problems.
 */
export function theirBracket(
  plan: BracketPlan,
  stages: readonly ReadStage[],
  problems: FieldProblem[],
): Bracket | null {
  const start = createBracket(plan)
  if (!start.ok) {
    problems.push({ path: 'stage', problem: start.code })
    return null
  }
  const { shape, matches } = start.value
  const lengths = new Map<string, BestOf[]>()
  for (const [index, stage] of stages.entries()) {
    const own = shape.stages[index]
    if (own === undefined) continue
    const skipped = stage.kind === 'double' ? lowerRounds(stage) - own.rounds.lower : 0
    for (const match of stage.matches) {
      const { section, round } = match
      const key = roundKey({
        stage: own.key,
        section,
        round: section === 'lower' ? round - skipped : round,
      })
      const length = lengthOf(match)
      if (length !== null) lengths.set(key, [...(lengths.get(key) ?? []), length])
    }
  }
  const rounds = new Set([...matches.values()].map(roundKey))
  const isTable = new Set(shape.stages.filter(({ kind }) => kind === 'round-robin').map(({ key }) => key))
  const bestOfByRound = Object.fromEntries(
    [...matches.values()].flatMap(match => {
      const length = modeOf(lengths.get(roundKey(match)) ?? [])
      if (length === null || !rounds.has(roundKey(match))) return []
      return [[roundKey(match), isTable.has(match.stage) ? length : eliminationLength(length)]]
    }),
  )
  const created = createBracket({ ...plan, bestOfByRound })
  if (!created.ok) problems.push({ path: 'stage', problem: created.code })
  return created.ok ? created.value : null
}

function lowerRounds({ groups }: ReadStage): number {
  return 2 * (Math.log2(slotsOf(groups[0]?.entrants.length ?? 2)) - 1)
}
