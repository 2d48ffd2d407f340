import * as fc from 'fast-check'
import type * as z from 'zod/mini'

/** Returns what a field of this name and schema is given instead of what its schema says; null for the latter. */
export type FieldValues = (field: string, schema: z.core.$ZodType) => fc.Arbitrary<unknown> | null

/** What is given where only the type is known. Checks of the schema that are functions are not understood. */
export interface TypeValues {
  readonly text: fc.Arbitrary<string>
  readonly number: fc.Arbitrary<number>
}

/**
 * Returns an arbitrary for the input of a schema. `field` is the name of the nearest field around the schema; that of
 * an array is also that of its elements.
 */
export function schemaArbitrary(
  schema: z.core.$ZodType,
  fieldValues: FieldValues,
  types: TypeValues,
  field = '',
): fc.Arbitrary<unknown> {
  const of = (inner: z.core.$ZodType, name = field) => schemaArbitrary(inner, fieldValues, types, name)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const { min, max, pattern } = boundsOf(def.checks)
  const own = fieldValues(field, schema)
  switch (def.type) {
    case 'optional':
    case 'default':
      // Mostly left out, as each is another chance to be refused.
      return fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, of(def.innerType))
    case 'nullable':
      return fc.option(of(def.innerType), { freq: 3 })
    case 'readonly':
      return of(def.innerType)
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, of(inner, name)])))
        .map(withoutUndefined)
    case 'record':
      return fc.dictionary(of(def.keyType) as fc.Arbitrary<string>, of(def.valueType), { maxKeys: 3 })
    case 'array':
      return fc.array(of(def.element), { minLength: min, maxLength: Math.min(max, min + 4) })
    case 'tuple':
      return fc.tuple(...def.items.map(inner => of(inner)))
    case 'union':
      return fc.oneof(...def.options.map(inner => of(inner)))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return own ?? numberWithin(min, max, types)
    case 'string':
      return own ?? (pattern === null ? types.text : fc.stringMatching(pattern))
    case 'pipe':
      return own ?? of(def.in)
    default:
      throw new Error(`${field}: no values of the type ${def.type}`)
  }
}

interface Bounds {
  readonly min: number
  readonly max: number
  readonly pattern: RegExp | null
}

/** The bounds of a number or a length, and the pattern of a text. */
function boundsOf(checks: readonly z.core.$ZodCheck<never>[] = []): Bounds {
  let bounds: Bounds = { min: 0, max: 2 ** 31 - 1, pattern: null }
  for (const { _zod } of checks as unknown as readonly z.core.$ZodChecks[]) {
    const { def } = _zod
    if (def.check === 'greater_than') bounds = { ...bounds, min: Number(def.value) }
    if (def.check === 'less_than') bounds = { ...bounds, max: Number(def.value) }
    if (def.check === 'min_length') bounds = { ...bounds, min: def.minimum }
    if (def.check === 'max_length') bounds = { ...bounds, max: def.maximum }
    if (def.check === 'string_format') bounds = { ...bounds, pattern: def.pattern ?? null }
  }
  return bounds
}

/** Mostly small numbers, such as revisions and scores are. */
function numberWithin(min: number, max: number, { number }: TypeValues): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min, max: Math.min(max, min + 3) }) },
    { weight: 2, arbitrary: fc.integer({ min, max: Math.min(max, 2 ** 31 - 1) }) },
    { weight: 1, arbitrary: number },
  )
}

function withoutUndefined(value: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined))
}
