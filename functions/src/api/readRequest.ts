import type { ApiErrorCode } from '@upper-bracket/shared/api/apiErrors'
import { apiBase } from '@upper-bracket/shared/api/openApi'
import type { Operation } from '@upper-bracket/shared/api/operation'
import {
  pathParameters,
  type ReadOperationId,
  readOperations,
} from '@upper-bracket/shared/api/readOperations'

/** A request of an operation, with what its schemas have made of its parameters. */
export interface ReadRequest {
  readonly id: ReadOperationId
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
}

interface Refusal {
  readonly code: ApiErrorCode
  readonly details?: Readonly<Record<string, unknown>>
}

/** The maximum length of a query string that is read. */
const maxQueryLength = 1000

/**
 * Reads the operation and the parameters from an address below `/api/v1`. Refuses `not-found` for an unknown address,
 * and `invalid-parameter` with the name of the `parameter`.
 */
export function readRequest(url: string): ReadRequest | Refusal {
  const [address = '', query = ''] = url.split(/\?(.*)/s)
  const parts = partsOf(address.slice(address.indexOf(apiBase) + apiBase.length))
  for (const [id, operation] of Object.entries(readOperations) as [ReadOperationId, Operation][]) {
    const path = parametersIn(operation.path, parts)
    if (path !== null) return withQuery(id, path, query)
  }
  return { code: 'not-found' }
}

function withQuery(id: ReadOperationId, path: ReadRequest['path'], query: string): ReadRequest | Refusal {
  const { query: schema }: Operation = readOperations[id]
  const given = query.length > maxQueryLength ? null : [...new URLSearchParams(query)]
  if (given === null) return { code: 'invalid-parameter' }
  const repeated = given.find(([name], index) => given.findIndex(([each]) => each === name) !== index)
  if (repeated !== undefined) return refuse(repeated[0])
  const parsed = schema?.safeParse(Object.fromEntries(given))
  if (parsed === undefined) return given[0] === undefined ? { id, path, query: {} } : refuse(given[0][0])
  if (parsed.success) return { id, path, query: parsed.data as ReadRequest['query'] }
  const [issue] = parsed.error.issues
  return refuse(issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0])
}

function refuse(parameter: PropertyKey | undefined): Refusal {
  return { code: 'invalid-parameter', details: { parameter: String(parameter).slice(0, 100) } }
}

/** The parameters of a path such as `/competitions/{competitionId}`; null if the parts do not fit. */
function parametersIn(path: string, parts: readonly string[]): ReadRequest['path'] | null {
  const names = partsOf(path)
  if (names.length !== parts.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ''
    const parameter = /^\{(\w+)\}$/.exec(name)?.[1]
    if (parameter === undefined ? part !== name : !isParameter(parameter, part)) return null
    if (parameter !== undefined) parameters[parameter] = part
  }
  return parameters
}

function isParameter(name: string, value: string): boolean {
  const schema = Object.entries(pathParameters).find(([each]) => each === name)?.[1]
  return schema?.safeParse(value).success === true
}

function partsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/').slice(1)
}
