import {
  type Description,
  type Method,
  methods,
  type Schema,
  schemas,
} from '../../deploy/cloud/descriptions.ts'

export interface Matched {
  readonly method: Method
  /** The parameters of path and query. */
  readonly parameters: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: the body was compared with its description.
  readonly body: any
}

/** Finds the method of a request and compares it with its description. Returns what is wrong as a sentence. */
export function matchRequest(httpMethod: string, address: URL, body: unknown): Matched | string {
  const path = decodeURIComponent(address.pathname).slice(1)
  for (const [method, description] of Object.entries(methods) as [Method, Description][]) {
    if (description.host !== address.host || description.httpMethod !== httpMethod) continue
    const found = patternOf(description).exec(path)
    if (found !== null) return withBody(method, { ...found.groups }, address.searchParams, body)
  }
  return `${httpMethod} ${address.host}/${path} is described nowhere`
}

function patternOf({ path, parameters }: Description): RegExp {
  const parts = path.split(/(\{\+?\w+\})/).map(part => {
    const name = /^\{\+?(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) return part.replace(/[.:]/g, '\\$&')
    return `(?<${name}>${parameters[name]?.pattern?.slice(1, -1) ?? '[^/]+'})`
  })
  return new RegExp(`^${parts.join('')}$`)
}

function withBody(
  method: Method,
  inPath: Readonly<Record<string, string>>,
  query: URLSearchParams,
  body: unknown,
): Matched | string {
  const { parameters, request } = methods[method]
  const unknown = [...query.keys()].find(name => parameters[name]?.location !== 'query')
  if (unknown !== undefined) return `Unknown name "${unknown}": ${method} has no such parameter`
  if ((request === undefined) !== (body === undefined)) return `${method}: a body is missing, or not expected`
  const schema = request === undefined ? undefined : schemas[request]
  const problem = schema && differenceTo(schema, body, 'body')
  if (problem) return problem
  const mask = query.get('updateMask')
  const stray = schema && mask?.split(',').find(each => fieldAt(schema, each.split('.')) === undefined)
  if (stray) return `updateMask: there is no field ${stray}`
  return { method, parameters: { ...Object.fromEntries(query), ...inPath }, body }
}

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref] ?? {})

function fieldAt(schema: Schema, [name = '', ...rest]: readonly string[]): Schema | undefined {
  const field = resolved(schema).properties?.[name]
  return field === undefined || rest.length === 0 ? field : fieldAt(field, rest)
}

/** Returns the first difference between a value and its type; null if there is none. */
function differenceTo(type: Schema, value: unknown, at: string): string | null {
  const { type: name, enum: values, items, properties, additionalProperties } = resolved(type)
  if (name === 'any') return null
  if (name === 'array') {
    if (!Array.isArray(value)) return `${at} is no list`
    return first(value.map((each, index) => items && differenceTo(items, each, `${at}[${index}]`)))
  }
  if (name !== 'object') {
    const expected = name === 'integer' ? 'number' : name
    if (typeof value !== expected) return `${at} is no ${name}`
    return values && !values.includes(String(value)) ? `${at}: there is no value ${value}` : null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${at} is no object`
  return first(
    Object.entries(value).map(([key, each]) => {
      const field = properties?.[key] ?? additionalProperties
      if (field === undefined) return `Unknown name "${key}" at ${at}: Cannot find field.`
      if (field.readOnly === true) return `${at}.${key} can only be read`
      return differenceTo(field, each, `${at}.${key}`)
    }),
  )
}

function first(problems: readonly (string | null | undefined)[]): string | null {
  return problems.find(each => typeof each === 'string') ?? null
}
