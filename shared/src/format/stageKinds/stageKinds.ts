import type { StagePlan } from '../stagePlan.ts'
import { double } from './double.ts'
import { gsl } from './gsl.ts'
import { roundRobin } from './roundRobin.ts'
import { single } from './single.ts'
import type {
  EliminationOption,
  PlanKind,
  StageFieldsOf,
  StageOption,
  StagePosition,
  ValuesOf,
} from './stageOption.ts'
import { swiss } from './swiss.ts'

/** The kinds of stages that organizers plan. */
export const planKinds = { gsl, 'round-robin': roundRobin, swiss } as const
/** The options of eliminations, which are settings of the competition. */
const eliminationOptions = { single, double } as const

export type PlanKindName = keyof typeof planKinds
export type EliminationName = keyof typeof eliminationOptions
export type StageKindName = EliminationName | PlanKindName

const eliminationNames = ['single', 'double'] as const satisfies readonly EliminationName[]
export const stageKindNames = [...eliminationNames, 'gsl', 'round-robin', 'swiss'] as const

/** The options of all eliminations: one of them ends the competition, and the others have no effect. */
export type EliminationOptions = ValuesOf<typeof single> & ValuesOf<typeof double>

export const eliminationDefaults = Object.fromEntries(
  Object.values(eliminationOptions).flatMap(rows =>
    Object.entries<EliminationOption>(rows).map(([name, row]) => [name, row.default]),
  ),
) as unknown as EliminationOptions

/** The options of eliminations among other settings. */
export function pickEliminationOptions(settings: EliminationOptions): EliminationOptions {
  const names = Object.values(eliminationOptions).flatMap(rows => Object.keys(rows))
  const picked = names.map(name => [name, settings[name as keyof EliminationOptions]] as const)
  return Object.fromEntries(picked) as unknown as EliminationOptions
}

/** The fields of the stages of a bracket that are options of their kind. */
export type StageOptions = {
  readonly [Kind in PlanKindName]: StageFieldsOf<(typeof planKinds)[Kind]['options']>
} & { readonly [Kind in EliminationName]: Partial<ValuesOf<(typeof eliminationOptions)[Kind]>> }

/** The options of all plans. */
export type OptionName = {
  [Kind in PlanKindName]: keyof (typeof planKinds)[Kind]['options']
}[PlanKindName]

/** The texts of options: a name, and one for each choice. */
export type OptionText = `option_${OptionName}` | ChoiceText
type ChoiceText = { [Kind in PlanKindName]: ChoiceTextOf<(typeof planKinds)[Kind]['options']> }[PlanKindName]
type ChoiceTextOf<Rows> = {
  [Name in keyof Rows & string]: Rows[Name] extends {
    readonly control: 'choice'
    readonly choices: readonly (infer Choice extends string | number)[]
  }
    ? `option_${Name}_${Choice}`
    : never
}[keyof Rows & string]

type OptionValue = string | number | readonly string[]

/** A row for code that does not know the kind. */
interface AnyPlanKind extends Pick<PlanKind<StagePlan>, 'matches' | 'problem' | 'notes'> {
  readonly options: Readonly<Partial<Record<OptionName, StageOption>>>
  readonly offers: Readonly<
    Partial<Record<OptionName, (plan: StagePlan, position: StagePosition) => readonly OptionValue[]>>
  >
  readonly changes?: AnyPlanKind['offers']
  readonly fits: Readonly<Partial<Record<OptionName, (plan: StagePlan) => readonly OptionValue[]>>>
}

/** The row of a plan's kind. */
export function planKindOf({ kind }: Pick<StagePlan, 'kind'>): AnyPlanKind {
  return planKinds[kind] as unknown as AnyPlanKind
}

type Row = StageOption | EliminationOption

/** The options that the stages of a bracket have under the same name, by kind. */
export function stageOptions(kind: StageKindName): Readonly<Record<string, Row>> {
  if (kind === 'single' || kind === 'double') return eliminationOptions[kind]
  const rows = Object.entries<StageOption>(planKinds[kind].options)
  return Object.fromEntries(rows.filter(([, { inStage }]) => inStage))
}

/** The options of any kind that can be changed while a bracket is played. */
export const changeableRows: Readonly<Record<string, Row>> = Object.fromEntries(
  [
    eliminationOptions.single,
    eliminationOptions.double,
    ...Object.values(planKinds).map(kind => kind.options),
  ]
    .flatMap(rows => Object.entries<Row>(rows))
    .filter(([, row]) => row.changeableUntil !== undefined),
)

/** The values of these options in a plan or a stage, which may date from before some of them existed. */
export function stageValues(plan: { readonly kind: StageKindName }): Readonly<Record<string, unknown>> {
  const rows = Object.entries(stageOptions(plan.kind))
  return Object.fromEntries(
    rows.map(([name, row]) => [name, plan[name as 'kind'] ?? ('default' in row ? row.default : undefined)]),
  )
}

/** The value of an option of a plan or a stage, which may date from before it existed. */
export function optionOf<Plan extends { readonly kind: PlanKindName }, Name extends keyof Plan>(
  plan: Plan,
  name: Name,
): NonNullable<Plan[Name]> {
  const row = (planKinds[plan.kind].options as Readonly<Record<PropertyKey, { default?: unknown }>>)[name]
  return (plan[name] ?? row?.default) as NonNullable<Plan[Name]>
}
