import type { Language } from '@upper-bracket/shared/profile/profile'

/** The parts of an OpenAPI document that the page shows. */
export interface OpenApiDocument {
  readonly info: Described
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** Texts in English, and in Russian in the fields `x-…-ru`. */
export interface Described {
  readonly summary?: string
  readonly 'x-summary-ru'?: string
  readonly description?: string
  readonly 'x-description-ru'?: string
}

export interface Operation extends Described {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content & Described>>
  readonly security?: readonly unknown[]
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } }
}

export interface Schema extends Described {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** An operation with its address. */
export interface PlacedOperation {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** Returns the operations by their tags, in the order of the document. */
export function operationsByTag({ paths }: OpenApiDocument): ReadonlyMap<string, readonly PlacedOperation[]> {
  const placed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  return Map.groupBy(placed, ({ operation }) => operation.tags?.[0] ?? '')
}

export function textIn(language: Language, field: 'summary' | 'description', described: Described): string {
  const russian = language === 'ru' ? described[`x-${field}-ru`] : undefined
  return russian ?? described[field] ?? ''
}

export function schemaOf(content: Content | undefined): Schema | undefined {
  return content?.content?.['application/json']?.schema
}

/** The name of the schema that a reference names. */
function referredName({ $ref }: Schema): string | undefined {
  return $ref?.slice($ref.lastIndexOf('/') + 1)
}

export function resolved({ components }: OpenApiDocument, schema: Schema): Schema {
  const name = referredName(schema)
  return (name !== undefined && components.schemas[name]) || schema
}

/** The named schemas that other schemas refer to; the bodies of answers are shown with their operations. */
export function sharedSchemas({ components }: OpenApiDocument): readonly (readonly [string, Schema])[] {
  const named = new Set(Object.values(components.schemas).flatMap(namesIn))
  return Object.entries(components.schemas).filter(([name]) => named.has(name))
}

function namesIn(schema: Schema): readonly string[] {
  const own = referredName(schema)
  return [...(own === undefined ? [] : [own]), ...innerSchemas(schema).flatMap(namesIn)]
}

function innerSchemas({ items, properties = {}, anyOf = [], oneOf = [], additionalProperties }: Schema) {
  return [
    ...(items === undefined ? [] : [items]),
    ...Object.values(properties),
    ...anyOf,
    ...oneOf,
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ]
}

/** A part of the name of a type; a part with `link` is the name of a shared schema. */
export interface TypePart {
  readonly text: string
  readonly link?: string
}

/** Names the type of a schema, such as `Match[]` or `string | null`. */
export function typeParts(schema: Schema): readonly TypePart[] {
  const name = referredName(schema)
  if (name !== undefined) return [{ text: name, link: name }]
  const { type, format, items, enum: values, anyOf, oneOf } = schema
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }]
  if (values !== undefined) return [{ text: values.map(value => JSON.stringify(value)).join(' | ') }]
  const choices = anyOf ?? oneOf
  if (choices !== undefined) {
    return choices.flatMap((each, index) => [...(index === 0 ? [] : [{ text: ' | ' }]), ...typeParts(each)])
  }
  if (type === 'array' && items !== undefined) {
    const inner = typeParts(items)
    const isOne = inner.length === 1 && !inner[0]?.text.includes('|')
    return isOne ? [...inner, { text: '[]' }] : [{ text: '(' }, ...inner, { text: ')[]' }]
  }
  return [{ text: format ?? (typeof type === 'string' ? type : (type?.join(' | ') ?? 'any')) }]
}

/** The fields of a schema, of the items of a list, or of what is not null; undefined if it has no fields of its own. */
export function fieldsOf(schema: Schema): Schema['properties'] {
  if (schema.properties !== undefined) return schema.properties
  if (schema.items !== undefined) return fieldsOf(schema.items)
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  return only !== undefined && others.length === 0 ? fieldsOf(only) : undefined
}

/** The objects that a value can be: one unless the schema is a union. */
export function variantsOf(schema: Schema): readonly Schema[] {
  return schema.oneOf ?? [schema]
}
