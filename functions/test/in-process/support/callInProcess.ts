import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import { HttpsError } from 'firebase-functions/https'
import type { Reply } from '../../../../testing/call.ts'

/**
 * Like `call`, but runs in this process on the test's database. `signedInAt`, in seconds, is now unless it is stated.
 * `app`: the app that App Check verified; `rawRequest`: what names the address of the caller, if there is one.
 */
export async function callInProcess<N extends CallableName>(
  name: N,
  person: { readonly uid: string; readonly signedInAt?: number } | null,
  input: CallableInput<N>,
  request: {
    readonly app?: { readonly appId: string }
    readonly rawRequest?: { readonly get: (header: string) => string | undefined; readonly socket: object }
  } = {},
): Promise<Reply<CallableOutput<N>>> {
  const time = person?.signedInAt ?? Math.floor(Date.now() / 1000)
  const auth = person === null ? undefined : { uid: person.uid, token: { auth_time: time } }
  const sent = { ...request, data: { call: name, input }, auth, acceptsStreaming: false }
  const functions = await import('../../../src/index.ts')
  try {
    const value = await functions[serviceOf(name)].run(sent as never)
    return { ok: true, value: value as CallableOutput<N> }
  } catch (error) {
    if (!(error instanceof HttpsError)) throw error
    const details = error.details as Readonly<Record<string, unknown>>
    return { ok: false, status: error.httpErrorCode.canonicalName, code: String(details['code']), details }
  }
}
