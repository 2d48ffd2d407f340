import type {
  CallableInput,
  CallableName,
  CallableOutput,
  ServiceName,
} from '@upper-bracket/shared/contract/contract'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import { oneRequest } from '@upper-bracket/shared/local/oneRequest'
import { emulators } from './emulators.ts'
import type { Person } from './person.ts'

/** The reply to a call: the output, or the code of the refusal with its facts. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      /** The canonical status in its wire form: `INVALID_ARGUMENT`. */
      readonly status: string
      /** The `details.code`; null if the response is not one of ours. */
      readonly code: string | null
      readonly details: Readonly<Record<string, unknown>>
    }

/** Makes a call of the contract over HTTP as `person` (null if not signed in), like a browser. */
export function call<N extends CallableName>(
  name: N,
  person: Person | null,
  input: CallableInput<N>,
): Promise<Reply<CallableOutput<N>>> {
  return callWith<CallableOutput<N>>(name, person, input)
}

/** Like `call`, with any input and further headers. */
export async function callWith<T = unknown>(
  name: CallableName,
  person: Person | null,
  input: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<T>> {
  const data = { call: name, input }
  const { status, body } = await callRaw(serviceOf(name), person, JSON.stringify({ data }), headers)
  const answer = parse(body)
  if (answer?.['result'] !== undefined) return { ok: true, value: answer['result'] as T }
  const error = asRecord(answer?.['error'])
  if (error === null) throw new Error(`${name} answered ${status}: ${body.slice(0, 500)}`)
  const details = asRecord(error['details']) ?? {}
  const code = details['code']
  return { ok: false, status: String(error['status']), code: typeof code === 'string' ? code : null, details }
}

/** Sends any body to a service; returns the status and the body of the response. */
export async function callRaw(
  service: ServiceName,
  person: Person | null,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: string }> {
  const response = await fetch(emulators.function(service), {
    method: 'POST',
    headers: {
      ...headers,
      ...oneRequest,
      'content-type': 'application/json',
      ...(person === null ? {} : { authorization: `Bearer ${person.idToken}` }),
    },
    body,
  })
  return { status: response.status, body: await response.text() }
}

function parse(body: string): Readonly<Record<string, unknown>> | null {
  try {
    return asRecord(JSON.parse(body))
  } catch {
    return null
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}
