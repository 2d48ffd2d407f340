import type { StagePlan } from '../stagePlan.ts'
import { numbers } from './division.ts'
import { type OptionName, optionOf, planKindOf } from './stageKinds.ts'
import type { StageOption, StagePosition } from './stageOption.ts'

type NamedOption = readonly [name: OptionName, row: StageOption]
/** The value of criteria is the list of those that can be chosen. */
type Value = string | number | readonly string[]

/** The options of a plan in the order of the form. */
export function optionsOf(plan: StagePlan): readonly NamedOption[] {
  return Object.entries(planKindOf(plan).options) as unknown as readonly NamedOption[]
}

/** The value of an option in a plan that can be of any kind; undefined if its kind lacks the option. */
export function valueIn(plan: StagePlan, name: OptionName): unknown {
  return optionOf(plan, name as keyof StagePlan)
}

/** The values that the form offers for an option, the criteria among which it lets choose; none if it does not apply. */
export function offeredValues(
  plan: StagePlan,
  [name, row]: NamedOption,
  position: StagePosition,
): readonly Value[] {
  const { appliesTo = {} } = row as StageOption<Readonly<Record<string, unknown>>>
  const applies = Object.entries(appliesTo).every(([other, values]) =>
    values?.includes(valueIn(plan, other as OptionName)),
  )
  if (!applies) return []
  const offers = planKindOf(plan).offers[name]
  if (offers !== undefined) return offers(plan, position)
  return row.control === 'criteria' ? [row.among] : fittingValues(plan, [name, row])
}

/** The plan with another value of an option, and others that suit it. */
export function withOption(plan: StagePlan, name: OptionName, value: unknown): StagePlan {
  return fitted({ ...plan, [name]: value })
}

/** The plan with the first value that fits where one does not suit the others. */
export function fitted(plan: StagePlan): StagePlan {
  const changes = optionsOf(plan).flatMap(option => {
    const [name] = option
    const values = fittingValues(plan, option)
    return values.length === 0 || values.includes(valueIn(plan, name) as Value)
      ? []
      : [[name, values[0]] as const]
  })
  return { ...plan, ...Object.fromEntries(changes) }
}

/** The values that the other options of the plan admit; none for criteria. */
function fittingValues(plan: StagePlan, [name, row]: NamedOption): readonly Value[] {
  const fits = planKindOf(plan).fits[name]
  if (fits !== undefined) return fits(plan)
  if (row.control === 'criteria') return []
  return row.control === 'count' ? numbers(row.min, row.max) : row.choices
}
