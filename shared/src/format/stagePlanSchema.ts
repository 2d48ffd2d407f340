import * as z from 'zod/mini'
import { stagesMax } from './bracketLimits.ts'
import { fitted } from './stageKinds/optionValues.ts'
import { planKinds } from './stageKinds/stageKinds.ts'
import type { EliminationOption, StageOption } from './stageKinds/stageOption.ts'
import type { StagePlan } from './stagePlan.ts'
import type { TableCriterion } from './tableCriterion.ts'

type Row = StageOption | EliminationOption
type Optional = (schema: z.ZodMiniType) => z.ZodMiniType

/** Some of the given criteria, each once. */
export function criteriaSchema(among: readonly TableCriterion[]) {
  return z.array(z.enum(among)).check(
    z.minLength(1),
    z.maxLength(among.length),
    z.refine(all => new Set(all).size === all.length),
  )
}

function optionSchema(row: Row): z.ZodMiniType {
  switch (row.control) {
    case 'count':
      return z.int().check(z.minimum(row.min), z.maximum(row.max))
    case 'criteria':
      return criteriaSchema(row.among)
    case 'switch':
      return z.boolean()
    default:
      return z.literal([...row.choices])
  }
}

/** The schemas of options. Those with a default can be absent, as `optional` says; the others are as `required` says. */
export function optionFields(
  rows: Readonly<Record<string, Row>>,
  optional: Optional,
  required: Optional = schema => schema,
): Readonly<Record<string, z.ZodMiniType>> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const schema = optionSchema(row)
      return [name, ('default' in row ? optional : required)(schema)]
    }),
  )
}

const plans = Object.entries(planKinds).map(([kind, { options }]) =>
  z
    .strictObject({ kind: z.literal(kind), ...optionFields(options, z.optional) })
    .check(z.refine(plan => isFitted(plan as unknown as StagePlan))),
)

/** Whether each value suits the other options. */
function isFitted(plan: StagePlan): boolean {
  const fit = fitted(plan)
  return Object.entries(plan).every(([name, value]) => fit[name as keyof StagePlan] === value)
}

/**
 * The stages before the last one, in order. Whether teams can play them depends on their number (see `stageProblem`).
 */
export const stagePlans = z
  .array(z.discriminatedUnion('kind', plans as unknown as readonly [(typeof plans)[number]]))
  .check(z.maxLength(stagesMax)) as unknown as z.ZodMiniType<readonly StagePlan[], readonly StagePlan[]>
