import { offeredValues, optionsOf, valueIn } from '../../format/stageKinds/optionValues.ts'
import {
  type OptionName,
  planKindOf,
  type StageKindName,
  stageOptions,
} from '../../format/stageKinds/stageKinds.ts'
import type { ChangeableUntil, EliminationOption } from '../../format/stageKinds/stageOption.ts'
import { positionsOf } from '../../format/stagePlan.ts'
import { entrantsOf, isLate } from '../model/stage.ts'
import type { BracketShape } from '../model/bracket.ts'
import type { BracketFormat } from './formatOf.ts'

/** An option of a stage that can be changed while the bracket is played. */
export interface ChangeableOption {
  readonly name: string
  readonly until: ChangeableUntil
  readonly value: unknown
  /** What it can become; of criteria, those among which one chooses. */
  readonly values: readonly unknown[]
  readonly isList: boolean
}

/** The options of a stage, by its index, that can be changed. */
export function changeableOptions(
  shape: BracketShape,
  format: BracketFormat,
  index: number,
): readonly ChangeableOption[] {
  const [plan, position] = positionsOf(format, teamsOnTime(shape).length)[index] ?? []
  if (plan === undefined || position === undefined) return ofElimination(format)
  return optionsOf(plan).flatMap(([name, row]) => {
    if (row.changeableUntil === undefined) return []
    const offered =
      planKindOf(plan).changes?.[name]?.(plan, position) ?? offeredValues(plan, [name, row], position)
    const isList = row.control === 'criteria'
    const values = isList ? offered.flat() : offered
    const value = valueIn(plan, name)
    return values.length === 0 ? [] : [{ name, until: row.changeableUntil, value, values, isList }]
  })
}

function ofElimination({ format, options }: BracketFormat): readonly ChangeableOption[] {
  const rows = Object.entries(
    stageOptions(format as StageKindName) as Readonly<Record<string, EliminationOption>>,
  )
  return rows.flatMap(([name, row]) => {
    const { changeableUntil: until } = row
    if (until === undefined) return []
    const values = 'choices' in row ? row.choices : [false, true]
    return [{ name, until, value: options[name as keyof typeof options], values, isList: false }]
  })
}

/** The value that an option of a stage, by its index, has in a format, also while it has no effect. */
export function optionValue({ stages, options }: BracketFormat, index: number, name: string): unknown {
  const plan = stages[index]
  return plan === undefined ? options[name as keyof typeof options] : valueIn(plan, name as OptionName)
}

/** The teams by which a bracket was laid out: those that entered late come last. */
export function teamsOnTime({ teamIds, stages }: BracketShape): readonly string[] {
  const late = stages.flatMap(entrantsOf).filter(isLate)
  return teamIds.slice(0, teamIds.length - late.length)
}
