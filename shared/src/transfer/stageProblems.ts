import { stagesOfPlan } from '../bracket/creation/stagesOfPlan.ts'
import { drawsRounds, kindOf } from '../bracket/kinds/kindOf.ts'
import type { UnplannedStage } from '../bracket/layout/planStage.ts'
import { type EntrantSource, entrantsOf, type Group, isLate } from '../bracket/model/stage.ts'
import { slotsOf } from '../bracket/seeding/seedOrder.ts'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import { pickEliminationOptions, stageValues } from '../format/stageKinds/stageKinds.ts'
import { stageProblem } from '../format/stageProblem.ts'
import { isSameValue } from '../text/isSameValue.ts'
import type { FileBracket, FileSettings } from './competitionFile.ts'
import type { FileStage } from './fileStages.ts'

/** Optional: older stages lack them. */
const laterFields: ReadonlySet<string> = new Set(['spareMatches', 'tieBreaks', 'tieBreakMatches'])
/** Organizers can change the lengths of series, and make pairs, since. */
const comparedApart: ReadonlySet<string> = new Set(['groups', 'table', 'bestOf', 'pairedByHand'])

/**
 * Compares the stages of a file with those that its settings give for its teams. The order of the entrants of a stage,
 * and the groups of the first one, can be others; ties can have been decided, and teams can have entered late.
 */
export function fileStageProblems(
  settings: FileSettings,
  { seeds, stages }: FileBracket,
): readonly FieldProblem[] {
  const [first] = stages
  if (first === undefined) return []
  const onTime = seeds.length - stages.flatMap(entrantsOf).filter(isLate).length
  const unfit = stageProblem({ teams: onTime, format: settings.format, stages: settings.stages })
  if (unfit !== null) return [{ path: `settings.stages.${unfit.stage}`, problem: 'stages-unfit' }]

  const problems = seedProblems(stages, seeds, onTime)
  if (problems.length > 0) return problems
  const isDivided = first.groups.length > 1
  const expected = stagesOfPlan({
    teamIds: Array.from({ length: onTime }, (_, index) => String(index + 1)),
    ...(isDivided && { groups: first.groups.map(({ entrants }) => entrants.map(nameOf)) }),
    format: settings.format,
    stages: settings.stages,
    ...pickEliminationOptions(settings.options),
  })
  if (expected.length !== stages.length) {
    return [{ path: 'bracket.stages', problem: 'stages-unlike-settings' }]
  }
  return stages.flatMap((stage, index) => {
    const planned = expected[index]
    return planned === undefined ? [] : differences(`bracket.stages.${index}`, stage, planned, seeds)
  })
}

function seedProblems(
  stages: readonly FileStage[],
  seeds: readonly string[],
  onTime: number,
): readonly FieldProblem[] {
  const path = 'bracket.stages.0.groups'
  const [first] = stages
  const isSeed = (entrant: EntrantSource) => entrant.from === 'seed'
  const entrants = stages.flatMap(entrantsOf).filter(isSeed)
  const numbers = entrants.map(({ seed }) => seed)
  const areAll = new Set(numbers).size === seeds.length && numbers.length === seeds.length
  const isFirst = first !== undefined && entrantsOf(first).every(isSeed)
  if (!areAll || !isFirst || numbers.some(number => number < 1 || number > seeds.length)) {
    return [{ path, problem: 'seeds-unlike-groups' }]
  }
  const late = entrants.filter(isLate)
  const areLateLast = entrants.every(entrant => isLate(entrant) === entrant.seed > onTime)
  if (late.length > 0 && !(areLateLast && stages.every(canBeLate))) {
    return [{ path, problem: 'late-entry-unfit' }]
  }
  return []
}

/** Whether the late teams of a stage, if any, can have entered it: in rounds that it has, or each in place of a bye. */
function canBeLate(stage: FileStage, index: number, { length }: readonly FileStage[]): boolean {
  const late = entrantsOf(stage)
    .filter(isLate)
    .map(entrant => entrant.late)
  if (late.length === 0) return true
  if (!kindOf(stage).takesLateEntries(stage as never) || stage.groups.length > 1) return false
  if (drawsRounds(stage))
    return (
      index === 0 &&
      late.every(({ missedRounds, place }) => missedRounds < stage.roundCount && place === undefined)
    )
  const onTime = kindOf(stage).upperEntrants(stage as never).length - late.length
  const places = new Set(late.map(({ place = 0 }) => place))
  const areByes = [...places].every(place => place > onTime && place <= slotsOf(onTime))
  return index === length - 1 && places.size === late.length && areByes
}

function differences(
  path: string,
  stage: FileStage,
  planned: UnplannedStage,
  seeds: readonly string[],
): readonly FieldProblem[] {
  const [fields, expected] = [completed(stage), completed(planned)]
  const problems = [...new Set([...fields.keys(), ...expected.keys()])]
    .filter(field => !comparedApart.has(field))
    .filter(field => fields.has(field) || !laterFields.has(field))
    .filter(field => !isSameValue(fields.get(field), expected.get(field)))
    .map((field): FieldProblem => ({ path: `${path}.${field}`, problem: 'stages-unlike-settings' }))
  if (!hasSameGroups(stage.groups, planned.groups)) {
    problems.push({ path: `${path}.groups`, problem: 'stages-unlike-settings' })
  }
  if ('table' in stage && 'table' in planned) {
    const { tieOrders = [], ...rules } = stage.table
    if (!isSameValue(rules, planned.table)) {
      problems.push({ path: `${path}.table`, problem: 'stages-unlike-settings' })
    }
    for (const [index, { teamIds }] of tieOrders.entries()) {
      const areKnown = teamIds.every(id => seeds.includes(id)) && new Set(teamIds).size === teamIds.length
      if (!areKnown) {
        problems.push({ path: `${path}.table.tieOrders.${index}.teamIds`, problem: 'unknown-team' })
      }
    }
  }
  return problems
}

/** Whether groups are of the same sizes and have the same entrants, apart from late ones, in any order. */
function hasSameGroups(groups: readonly Group[], planned: readonly Group[]): boolean {
  const onTime = groups.map(({ entrants }) => entrants.filter(entrant => !isLate(entrant)))
  const sizes = (lists: readonly (readonly EntrantSource[])[]) => lists.map(({ length }) => length).sort()
  const keys = (lists: readonly (readonly EntrantSource[])[]) => lists.flat().map(keyOf).sort()
  const expected = planned.map(({ entrants }) => entrants)
  return isSameValue(sizes(onTime), sizes(expected)) && isSameValue(keys(onTime), keys(expected))
}

function nameOf(entrant: EntrantSource): string {
  return entrant.from === 'seed' ? String(entrant.seed) : ''
}

function keyOf(entrant: EntrantSource): string {
  return entrant.from === 'seed' ? `${entrant.seed}` : `${entrant.stage} ${entrant.group} ${entrant.place}`
}

/** The fields of a stage, with the defaults of options that it lacks. */
function completed(stage: FileStage): ReadonlyMap<string, unknown> {
  return new Map(Object.entries({ ...stage, ...stageValues(stage) }))
}
