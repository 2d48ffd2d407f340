import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import type { Reply } from '../../../../testing/call.ts'
import { callInProcess } from '../../in-process/support/callInProcess.ts'

interface Caller {
  readonly uid: string
  readonly idToken?: string
}

/** Takes the place of `call` of `testing`: the input goes through JSON, as over HTTP, but not through the emulator. */
export function call<N extends CallableName>(
  name: N,
  person: Caller | null,
  input: CallableInput<N>,
): Promise<Reply<CallableOutput<N>>> {
  return callWith(name, person, input)
}

/** Takes the place of `callWith`; of the headers only those count that name the address of the caller. */
export async function callWith<N extends CallableName>(
  name: N,
  person: Caller | null,
  input: CallableInput<N>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<CallableOutput<N>>> {
  const signedInAt = timeOf(person?.idToken)
  const caller = person && (signedInAt === undefined ? person : { uid: person.uid, signedInAt })
  const sent = JSON.parse(JSON.stringify(input))
  const rawRequest = { get: (header: string) => headers[header], socket: {} }
  return JSON.parse(JSON.stringify(await callInProcess(name, caller, sent, { rawRequest })))
}

/** The time of the sign-in that `signedInAt` has written into a token. */
function timeOf(idToken = ''): number | undefined {
  const [, payload] = idToken.split('.')
  if (payload === undefined) return undefined
  const { auth_time: time }: { readonly auth_time?: number } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  )
  return time
}
