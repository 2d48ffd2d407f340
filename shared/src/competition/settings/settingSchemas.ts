import * as z from 'zod/mini'
import { maxRatings } from '../../ranks/maxRatings.ts'
import { stagePlans } from '../../format/stagePlanSchema.ts'
import { selfService } from '../../selfService/selfServiceSchema.ts'
import { multiLine } from '../../text/multiLine.ts'
import { singleLine } from '../../text/singleLine.ts'
import { timestamp } from '../../text/timestamp.ts'
import { questions } from './questionSchemas.ts'
import { formSettings, settingDefaults, settingNames, settingRow, withCurrentNames } from './settings.ts'
import type {
  NewCompetitionSettings,
  RequiredSetting,
  SettingChanges,
  SettingGroup,
  SettingName,
  SettingRow,
} from './settingTable.ts'

/** Builds the schema of a setting from its control. */
export function settingSchema(row: SettingRow): z.ZodMiniType {
  switch (row.control) {
    case 'text':
      return singleLine(row.min, row.max)
    case 'markdown':
      return multiLine(row.max)
    case 'date':
      return timestamp
    case 'limit':
      return z
        .int()
        .check(z.minimum(row.min, { error: 'too-few' }), z.maximum(row.max, { error: 'too-many' }))
    case 'rank':
      // The domain checks whether the game has it (`rank-range-unfit`).
      return z.nullable(z.int().check(z.minimum(1), z.maximum(maxRatings.premier)))
    case 'switch':
      return row.values === undefined ? z.boolean() : z.enum(row.values)
    case 'choice':
      return z.literal([...row.choices])
    case 'banner':
      // The domain checks whether it is the competition's own picture (`foreign-picture`).
      return z.nullable(z.string().check(z.maxLength(500)))
    case 'selfService':
      return z.nullable(selfService)
    case 'stages':
      return stagePlans
    case 'questions':
      return questions
  }
}

type Shape = Record<string, z.ZodMiniType>

/** Builds the schema of an object with the settings `names` and their groups. */
function fieldsOf(
  names: readonly SettingName[],
  schemaOf: (row: SettingRow) => z.ZodMiniType,
  groupOf: (shape: Shape, group: SettingGroup) => z.ZodMiniType,
): Shape {
  const fields: Shape = {}
  const groups = new Map<SettingGroup, Shape>()
  for (const name of names) {
    const row = settingRow(name)
    if (row.group === undefined) fields[name] = schemaOf(row)
    else groups.set(row.group, { ...groups.get(row.group), [name]: schemaOf(row) })
  }
  for (const [group, shape] of groups) fields[group] = groupOf(shape, group)
  return fields
}

/** Accepts a group of settings in the names of earlier versions too. */
function inCurrentNames(group: z.ZodMiniType): z.ZodMiniType {
  const isTree = (input: unknown) => typeof input === 'object' && input !== null && !Array.isArray(input)
  return z.pipe(
    z.transform((input: unknown) => (isTree(input) ? withCurrentNames({ ...(input as object) }) : input)),
    group,
  )
}

function optionalByDefault(row: SettingRow): z.ZodMiniType {
  const schema = settingSchema(row)
  return 'default' in row ? z._default(schema, row.default) : schema
}

type NewShape = {
  readonly [Field in keyof NewCompetitionSettings]: Field extends RequiredSetting
    ? z.ZodMiniType<NewCompetitionSettings[Field], NewCompetitionSettings[Field]>
    : z.ZodMiniDefault<z.ZodMiniType<NewCompetitionSettings[Field], Partial<NewCompetitionSettings[Field]>>>
}

/** The settings of a new competition. Omitted settings get their default. */
export const newCompetitionSettings = fieldsOf(formSettings, optionalByDefault, (shape, group) =>
  z._default(inCurrentNames(z.strictObject(shape)), settingDefaults[group]),
) as unknown as NewShape

/** A partial set of settings; groups can be partial too. */
export const settingChanges = z.partial(
  z.strictObject(
    fieldsOf(settingNames, settingSchema, shape => inCurrentNames(z.partial(z.strictObject(shape)))),
  ),
) as unknown as z.ZodMiniType<SettingChanges, SettingChanges>
