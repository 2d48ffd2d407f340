import { apiBase, openApi } from '@upper-bracket/shared/api/openApi'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'

type Json = Readonly<Record<string, unknown>>

const description = withoutFurtherFields(openApi('https://bracket.example')) as Json
const formats = {
  'date-time': (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text),
  uri: (text: string) => URL.canParse(text),
}
const ajv = new Ajv2020({ strict: false, allErrors: true, formats })
ajv.addSchema({ $id: 'description', ...description })
const known = new Map<string, ValidateFunction>()

/**
 * Expects that the description of the API names an answer, and that the body has the form of its schema, without fields
 * that the description does not name.
 *
 * @param path the path that was requested, from `/api/v1` on, with or without a query
 * @param body the parsed body; undefined if the answer has none
 */
export function expectDescribed(method: string, path: string, status: number, body?: unknown): void {
  const template = templateOf(path)
  const operation =
    template === undefined ? undefined : at(description, 'paths', template, method.toLowerCase())
  // An address or a method that is not described can only be refused.
  const isDescribed = operation !== undefined
  const place = isDescribed
    ? ['paths', template ?? '', method.toLowerCase(), 'responses', String(status)]
    : ['components', 'schemas', 'Error']
  const found = at(description, ...place)
  expect(found, `${method} ${path}: ${status} is not described`).toBeDefined()
  const schema = isDescribed ? [...place, 'content', 'application/json', 'schema'] : place
  if (at(description, ...schema) === undefined) {
    expect(body, `${method} ${path}: ${status} has no body`).toBeUndefined()
    return
  }
  const validate = validatorOf(schema)
  validate(body)
  expect(validate.errors, `${method} ${path}: ${status}`).toBeNull()
}

function validatorOf(path: readonly string[]): ValidateFunction {
  const pointer = path
    .map(part => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const validate = known.get(pointer) ?? ajv.compile({ $ref: `description#/${pointer}` })
  known.set(pointer, validate)
  return validate
}

/** The path of the description that an address belongs to; one without parameters comes first. */
function templateOf(address: string): string | undefined {
  const path = address.replace(/\?.*/s, '').slice(apiBase.length) || '/'
  return Object.keys(description['paths'] as Json)
    .toSorted((one, other) => Number(one.includes('{')) - Number(other.includes('{')))
    .find(template => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
}

function at(json: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((each, name) => (each as Json | undefined)?.[name], json)
}

/** Clients must accept fields that are added later; tests must not. */
function withoutFurtherFields(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutFurtherFields)
  if (typeof json !== 'object' || json === null) return json
  const inner = Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, withoutFurtherFields(value)]),
  )
  const isClosed = inner['type'] === 'object' && inner['properties'] !== undefined
  return isClosed ? { additionalProperties: false, ...inner } : inner
}
